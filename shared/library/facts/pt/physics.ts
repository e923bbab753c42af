import type { FactTexts } from '../fact-texts.ts';

/** Matter, forces, light, electricity and space. */
export const facts: FactTexts = {
  'materials-matter': {
    6: `
De que são feitas as janelas transparentes? | vidro
De que são feitos os lápis por fora? | madeira
O que vem do pelo da ovelha? | lã
De que são feitos os pneus da bicicleta? | borracha
De que é feita a maioria dos frascos de xampu? | plástico
De que se fazem os tijolos vermelhos? | barro / argila
De que são feitas as calças jeans? | algodão
De que são feitas as velas? | cera / parafina
De que são feitas as páginas de um livro? | papel
De que é feito um castelo na praia? | areia
De que são feitos pregos e parafusos? | aço / ferro / metal
Que metal amarelo e brilhante há nos anéis? | ouro
Que fio fino uma lagarta tece para nós? | seda
De que são feitas as latinhas de refrigerante? | alumínio
Que pó cinza endurece com água e vira calçada? | cimento
Que casca leve tampa garrafas e boia? | cortiça`,
    8: `
Como se chama a matéria que mantém a forma? | sólido
Como se chama a matéria que escorre e enche o copo por baixo? | líquido
Como se chama a matéria que ocupa todo o espaço que tem? | gás
Como se chama a passagem de sólido para líquido? | fusão / derretimento
Como se chama a passagem de líquido para sólido? | solidificação / congelamento
Como se chama quando um líquido borbulha e vira gás? | ebulição / fervura
Como se chama quando um gás vira líquido? | condensação
A quantos graus Celsius a água congela? | 0
A quantos graus Celsius a água ferve? | 100 | No nível do mar. Numa montanha alta, ela ferve antes.
A quantos graus Fahrenheit a água congela? | 32
A quantos graus Fahrenheit a água ferve? | 212 | No nível do mar.
Como se chama a mistura em que uma coisa se dissolve na outra? | solução
O que segura a areia e deixa passar a água? | filtro
Como se chamam coisas juntas, como areia e pedras? | mistura
Como se chama o espaço que uma coisa ocupa? | volume
Que metal líquido havia nos termômetros antigos? | mercúrio
Como se chama quando uma camisa molhada seca? | evaporação`,
    10: `
Qual é a menor parte de um elemento? | átomo
Qual é a menor parte de um composto como a água? | molécula
O que tem um só tipo de átomo e um lugar na tabela periódica? | elemento / elemento químico
Como se chama uma substância de vários elementos unidos por uma reação? | composto
Que partícula do núcleo tem carga positiva? | próton
Que partícula do núcleo não tem carga? | nêutron
Que partícula em volta do núcleo tem carga negativa? | elétron
Como se chama o centro de um átomo? | núcleo
Como se chama um átomo com carga elétrica? | íon
O que lista todos os elementos? | tabela periódica
Que substância azeda deixa o tornassol vermelho? | ácido
Que substância deixa o tornassol azul? | base / álcali
O que acelera uma reação sem ser gasto? | catalisador
Como se chama a passagem de sólido direto para gás? | sublimação
Como se chama a massa dividida pelo volume? | densidade
Como se chama uma mistura de metais, como o bronze? | liga / liga metálica
O que se forma no ferro em ar úmido? | ferrugem
Que escala diz se algo é muito ácido? | pH
Como se chama o ganho de oxigênio numa reação? | oxidação`,
  },
  'forces-machines': {
    8: `
O que puxa tudo para a Terra? | gravidade
O que freia as coisas que roçam uma na outra? | atrito
Que força puxa um clipe para o ímã? | magnetismo / força magnética
Que força do ar freia um paraquedas? | resistência do ar / arrasto
O que empurra um barco para cima na água? | empuxo
Que máquina simples é a gangorra? | alavanca
Que roda com corda levanta uma bandeira? | roldana / polia
Que máquina simples é uma rampa? | plano inclinado
Que máquina simples é a lâmina do machado? | cunha
Que máquina simples entra girando na madeira? | parafuso
Que máquina simples é a maçaneta redonda? | roda e eixo
O que mostra o painel do carro em quilômetros por hora? | velocidade
O que fica menor na Lua, embora a massa seja a mesma? | peso
O que estica e volta à forma? | mola
Que rodas com dentes giram umas às outras? | engrenagens
Como se chama o ponto em que a alavanca gira? | ponto de apoio / fulcro`,
    10: `
Como se chama a resistência de um corpo a mudar seu movimento? | inércia
Como se chama a mudança de rapidez ou de direção? | aceleração
Como se chama a rapidez com direção e sentido? | velocidade vetorial
Como se chama a massa vezes a velocidade? | quantidade de movimento / momento linear
Como se chama a força vezes a distância percorrida? | trabalho
Como se chama o trabalho dividido pelo tempo? | potência
Como se chama a energia das coisas em movimento? | energia cinética
Como se chama a energia guardada, como a de uma pedra erguida? | energia potencial
Qual é a unidade de energia? | joule
Qual é a unidade de potência? | watt
Qual é a unidade de força? | newton
Qual é a unidade de pressão? | pascal
Como se chama a força dividida pela área? | pressão
Como se chama a quantidade de matéria de um corpo? | massa
Como se chama o efeito de torção de uma força? | torque / momento de uma força
O que puxa um corpo para o centro do seu círculo? | força centrípeta
Como se chama a velocidade constante de um corpo que cai no ar? | velocidade terminal`,
  },
  'light-sound': {
    8: `
Como se chama a forma escura atrás de algo na luz? | sombra
Como se chama quando a luz volta do espelho? | reflexão
Como se chama quando a luz desvia ao entrar na água? | refração
Como se chamam coisas que deixam ver tudo através delas? | transparentes
Como se chamam coisas que não deixam passar luz? | opacas
Como se chamam coisas como papel-manteiga, que deixam passar um pouco de luz? | translúcidas
Que bloco de vidro separa a luz em cores? | prisma
O que você ouve quando o som bate e volta? | eco
Que movimento rápido faz o som? | vibração
Que qualidade do som diz se uma nota é aguda ou grave? | altura
Onde o som não se propaga? | vácuo
Como se chama o conjunto de todas as cores da luz? | espectro
Que unidade mede a intensidade de um som? | decibel
O que faz as letras parecerem maiores? | lupa
O que faz coisas distantes parecerem perto? | telescópio
O que deixa os germes grandes o bastante para ver? | microscópio
Que parte de você faz som quando você fala? | cordas vocais / pregas vocais`,
    10: `
Como se chama o número de ondas por segundo? | frequência
Como se chama a altura de uma onda acima do meio? | amplitude
Como se chama a distância de crista a crista? | comprimento de onda
Qual é a unidade de frequência? | hertz
Como se chama um som agudo demais para as pessoas ouvirem? | ultrassom
Como se chama um som grave demais para as pessoas ouvirem? | infrassom
Que luz invisível sentimos como calor? | infravermelho
Que luz invisível queima a pele? | ultravioleta
O que mostra os ossos através da pele? | raios X
Que lente é mais grossa no meio? | convexa
Que lente é mais fina no meio? | côncava
Que feixe estreito de luz tem uma só cor? | laser
Como se chama uma partícula de luz? | fóton
Por que uma sirene soa mais aguda quando se aproxima? | efeito Doppler
Como se chama quando uma camisa escura retém a luz? | absorção
Como se chama quando uma coisa faz outra vibrar junto? | ressonância
Que fios finos de vidro levam dados da internet como luz? | fibras ópticas / fibra óptica`,
  },
  'electricity-magnets': {
    8: `
O que guarda eletricidade na lanterna? | pilha / bateria
Como se chama um caminho fechado para a eletricidade? | circuito
O que você aperta para acender a luz? | interruptor
O que brilha no abajur? | lâmpada
Como se chama um material que deixa passar eletricidade? | condutor
Como se chama um material que não deixa passar eletricidade? | isolante
O que gruda sozinho na geladeira? | ímã
Como se chamam as duas pontas de um ímã? | polos
O que fazem as pontas iguais de dois ímãs? | se repelem / repelir-se
O que fazem as pontas opostas de dois ímãs? | se atraem / atrair-se
O que arrepia o cabelo perto de um balão? | eletricidade estática
O que mostra o norte com uma agulha? | bússola
O que vira ímã quando passa corrente? | eletroímã
O que derrete quando passa corrente demais? | fusível
O que transforma luz do sol em eletricidade? | painel solar
Que máquina alta com pás produz eletricidade? | turbina eólica / aerogerador
Como se chama o fluxo de eletricidade? | corrente / corrente elétrica
De que metal é feita a maioria dos fios? | cobre`,
    10: `
Qual é a unidade de tensão elétrica? | volt
Qual é a unidade de corrente elétrica? | ampere / ampère
Qual é a unidade de resistência? | ohm
Como se chama um circuito com um só caminho? | circuito em série / em série
Como se chama um circuito com várias ramificações? | circuito em paralelo / em paralelo
Que peça limita a corrente? | resistor
Que peça deixa a corrente passar em um só sentido? | diodo
O que muda alta tensão em baixa tensão? | transformador
Como se chama a corrente que muda sempre de sentido? | corrente alternada / CA
Como se chama a corrente que segue em um só sentido? | corrente contínua / CC
O que guarda carga elétrica entre duas placas? | capacitor
Que pecinha é chave ou amplificador nos chips? | transistor
O que transforma movimento em eletricidade? | gerador / dínamo
O que transforma eletricidade em movimento? | motor / motor elétrico
Como se chama um caminho da corrente que pula o aparelho? | curto-circuito
Que tipo de material é o silício? | semicondutor
Como se chama o espaço em volta de um ímã em que ele age? | campo magnético`,
  },
  space: {
    6: `
Que estrela nos dá luz e calor? | Sol
O que dá uma volta na Terra a cada mês? | Lua
Em que planeta vivemos? | Terra
O que são os pontinhos que piscam no céu à noite? | estrelas
O que leva pessoas ao espaço? | foguete
Quem viaja ao espaço? | astronauta / cosmonauta
Como se chama um buraco redondo na Lua? | cratera
Que bola de gelo tem uma cauda longa e brilhante? | cometa
Onde os astronautas vivem e trabalham em órbita? | estação espacial
Como se chama a nossa galáxia? | Via Láctea
Como se chama um desenho de estrelas, como um urso? | constelação
O que o astronauta veste para sair da nave? | traje espacial / roupa espacial
Que planeta tem os anéis mais brilhantes? | Saturno
Que planeta é vermelho? | Marte
Que planeta é o maior? | Júpiter
Que veículo anda em Marte sem ninguém dentro? | rover / jipe-robô`,
    8: `
Como se chama o caminho de um planeta em volta do Sol? | órbita
Em volta de que linha, que passa pelos polos, a Terra gira? | eixo
Como se chamam o Sol e tudo o que está em volta dele? | Sistema Solar
Como se chama um grupo enorme de bilhões de estrelas? | galáxia
O que formam milhares de rochas entre Marte e Júpiter? | cinturão de asteroides
Como se chama o risco de luz de uma rocha espacial em chamas? | meteoro / estrela cadente
Como se chama uma rocha do espaço que caiu na Terra? | meteorito
Em que fase não se vê a Lua? | lua nova
Em que fase a Lua é um círculo inteiro? | lua cheia
Como se chama quando a Lua cobre o Sol? | eclipse solar / eclipse do Sol
Como se chama quando a sombra da Terra cobre a Lua? | eclipse lunar / eclipse da Lua
Quem foi a primeira pessoa na Lua? | (Neil) Armstrong
Quem foi a primeira pessoa no espaço? | (Yuri) Gagarin
Quem foi a primeira mulher no espaço? | (Valentina) Tereshkova
Quem foi a segunda pessoa na Lua? | (Buzz) Aldrin
Quem foi o primeiro americano em órbita? | (John) Glenn
Que planeta fica mais perto do Sol? | Mercúrio
Que planeta fica mais longe do Sol? | Netuno
Que planeta é o mais quente? | Vênus
Que planeta gira deitado? | Urano
Que estrela guiava os marinheiros do norte à noite? | Estrela Polar / Polaris`,
    10: `
Que unidade diz a distância das estrelas? | ano-luz
De onde nem a luz escapa? | buraco negro
Como se chama a explosão de uma estrela enorme? | supernova
Como se chama uma nuvem de gás e poeira no espaço? | nebulosa
Como o universo começou, segundo a maioria dos cientistas? | Big Bang
No que o Sol vai se transformar ao crescer? | gigante vermelha
Que estrela pequena e quente o Sol será no fim? | anã branca
Que estrela densa pode sobrar depois de uma supernova? | estrela de nêutrons
Como se chama um planeta de outra estrela? | exoplaneta
O que Plutão é hoje? | planeta-anão
Como se chama o anel de corpos gelados além de Netuno? | cinturão de Kuiper
Qual é a maior lua de Saturno? | Titã
Qual é a maior lua de Júpiter? | Ganimedes
Qual é o vulcão mais alto de Marte? | monte Olimpo / Olympus Mons
Que processo faz o Sol brilhar? | fusão nuclear
Que estrela está mais perto do Sol? | Próxima Centauri
Que galáxia grande está mais perto da nossa? | Andrômeda / galáxia de Andrômeda
Que planeta-anão fica no cinturão de asteroides? | Ceres`,
  },
};
