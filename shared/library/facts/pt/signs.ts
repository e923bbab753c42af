import type { FactTexts } from '../fact-texts.ts';

/** Road signs: name of the drawing, meaning, and what the sign looks like for those who don’t see it. That must not tell the meaning. */
export const facts: FactTexts = {
  'road-signs-us': {
    all: `
stop | Pare na linha | Placa vermelha de oito lados com uma palavra
yield | Dê a preferência | Triângulo vermelho e branco com a ponta para baixo
noentry | Proibido entrar | Barra branca num disco vermelho
oneway | Mão única | Seta branca em placa preta
speed | Velocidade máxima permitida | Placa branca com duas palavras e um número
noleft | Proibido virar à esquerda | Seta dobrada com risco vermelho por cima
noright | Proibido virar à direita | Seta dobrada para o outro lado, com risco vermelho por cima
nouturn | Proibido retornar | Seta que dá meia-volta, com risco vermelho por cima
noparking | Proibido estacionar | Letra P com risco vermelho por cima
nobikes | Proibido andar de bicicleta | Duas rodas com risco vermelho por cima
nowalking | Proibido para pedestres | Figura com risco vermelho por cima
walkers | Travessia de pedestres | Losango amarelo com uma figura
school | Escola à frente | Placa verde-limão de cinco lados com duas figuras
bikes | Travessia de bicicletas | Losango amarelo com duas rodas
deer | Cervos podem atravessar | Losango amarelo com um animal
train | Trilhos de trem à frente | Disco amarelo com um X e duas letras
signal | Semáforo à frente | Losango amarelo com três pontos: vermelho, amarelo e verde
stopahead | Parada obrigatória à frente | Losango amarelo com uma seta e uma placa vermelha
slippery | Pista escorregadia quando molhada | Losango amarelo com um carro e linhas onduladas
curve | Curva à direita | Losango amarelo com uma seta dobrada
merge | Pistas se juntam | Losango amarelo com duas linhas que viram uma
twoway | Trânsito nos dois sentidos | Losango amarelo com duas setas, para cima e para baixo
roundabout | Rotatória à frente | Losango amarelo com três setas que se perseguem
hospital | Hospital próximo | Letra H branca em fundo azul
wheelchair | Para pessoas com deficiência | Figura branca e roda em fundo azul`,
  },
  'road-signs-europe': {
    all: `
stop | Pare na linha | Placa vermelha de oito lados com uma palavra
giveway | Dê a preferência | Triângulo vermelho e branco com a ponta para baixo
noentry | Proibido entrar | Barra branca num disco vermelho
speed | Velocidade máxima permitida | Anel vermelho com um número
noovertaking | Proibido ultrapassar | Anel vermelho com um carro vermelho e um preto
noleft | Proibido virar à esquerda | Anel vermelho com uma seta dobrada
nouturn | Proibido retornar | Anel vermelho com uma seta que dá meia-volta
noparking | Proibido estacionar, parada curta permitida | Disco azul com anel vermelho e um traço vermelho
nostopping | Proibido parar e estacionar | Disco azul com anel vermelho e uma cruz vermelha
nobikes | Proibido andar de bicicleta | Anel vermelho com duas rodas
nowalking | Proibido para pedestres | Anel vermelho com uma figura
priority | Você tem a preferência nesta via | Losango amarelo com borda branca
oneway | Mão única | Seta branca em placa azul
deadend | Rua sem saída | Placa azul com um T branco de topo vermelho
walkers | Travessia de pedestres | Placa azul com uma figura num triângulo branco
children | Atenção, crianças | Triângulo vermelho com duas figuras pequenas
work | Obras na pista | Triângulo vermelho com uma figura que cava
signal | Semáforo à frente | Triângulo vermelho com três pontos: vermelho, amarelo e verde
slippery | Pista escorregadia | Triângulo vermelho com um carro e linhas onduladas
hill | Descida íngreme | Triângulo vermelho com uma rampa e um número
curve | Curva à direita | Triângulo vermelho com uma seta dobrada
crossroads | Cruzamento, preferência de quem vem da direita | Triângulo vermelho com um X
twoway | Trânsito nos dois sentidos | Triângulo vermelho com duas setas, para cima e para baixo
deer | Animais selvagens na pista | Triângulo vermelho com uma forma que salta
train | Passagem de trem | X vermelho e branco
roundabout | Rotatória | Disco azul com três setas que se perseguem
bikepath | Ciclovia | Disco azul com duas rodas
footpath | Caminho de pedestres | Disco azul com uma figura
right | Vire à direita aqui | Disco azul com uma seta branca
hospital | Hospital próximo | Letra H branca em fundo azul
parking | Estacionamento permitido | Letra P branca em fundo azul`,
  },
};
