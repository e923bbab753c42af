import type { FactTexts } from '../fact-texts.ts';

/** The body, its senses and its health. */
export const facts: FactTexts = {
  'human-body': {
    4: `
Com o que você morde? | dentes
Onde você põe uma luva? | mão
Onde você põe uma meia? | pé
O que liga a cabeça ao corpo? | pescoço
Onde o braço dobra no meio? | cotovelo
Onde a perna dobra no meio? | joelho
O que cresce no alto da cabeça? | cabelo
O que fica logo abaixo da boca? | queixo
Onde o braço se junta ao corpo? | ombro
Como se chama o furinho da barriga? | umbigo
O que fecha sobre o olho quando você dorme? | pálpebra
Você se deita sobre que parte do corpo para olhar o céu? | costas
O que fica entre os olhos e a boca? | nariz
Com o que você dá beijos? | lábios
Com o que você aponta para as coisas? | dedo / indicador
Qual dedo da mão é curto e grosso? | polegar / dedão
O que fica na ponta do pé? | dedos do pé
Com o que você dá abraços? | braços`,
    6: `
O que bombeia o sangue pelo corpo? | coração
Com que órgão você pensa? | cérebro
O que se enche de ar quando você respira? | pulmões
Onde a comida encontra ácido depois que você engole? | estômago
Como se chama o conjunto de todos os ossos? | esqueleto
O que puxa os ossos para eles se mexerem? | músculos
O que cobre o corpo todo por fora? | pele
Que líquido vermelho corre pelo corpo? | sangue
Que faixa de pelos fica acima do olho? | sobrancelha
Que caixa dura protege o cérebro? | crânio
Que ossos curvos protegem os pulmões? | costelas
Onde a perna se junta ao corpo? | quadril
Qual articulação fica entre a perna e o pé? | tornozelo
Qual articulação fica entre o braço e a mão? | pulso / punho
Como se chamam os primeiros dentes, que depois caem? | dentes de leite
Que parte dura cresce na ponta do dedo? | unha
Que fileira de ossos desce pelas costas? | coluna / coluna vertebral`,
    8: `
Que tubo leva a comida ao estômago? | esôfago
Que tubo leva o ar aos pulmões? | traqueia
Que órgãos limpam o sangue e fazem a urina? | rins
Onde o corpo guarda a urina? | bexiga
Que músculo abaixo dos pulmões ajuda a respirar? | diafragma
Que vasos levam o sangue para longe do coração? | artérias
Que vasos levam o sangue de volta ao coração? | veias
Onde a maior parte do alimento passa para o sangue? | intestino delgado
Que órgão grande produz a bile? | fígado | Ele faz centenas de tarefas e pode crescer de novo.
Como se chama o lugar onde dois ossos se encontram? | articulação / junta
O que prende o músculo ao osso? | tendão
Qual é o osso mais comprido? | fêmur / osso da coxa
O que leva mensagens dos dedos até a coluna? | nervos
Que células do sangue carregam oxigênio? | glóbulos vermelhos / hemácias
Que células do sangue combatem germes? | glóbulos brancos / leucócitos
Que camada dura cobre o dente? | esmalte | É a parte mais dura do corpo.
Que dentes da frente cortam a comida? | incisivos
Que dentes do fundo moem a comida? | molares
Que dentes pontudos rasgam a comida? | caninos`,
    10: `
Que vasos bem finos ligam as artérias às veias? | capilares
Que saquinhos dos pulmões passam oxigênio para o sangue? | alvéolos
Que parte do encéfalo cuida do equilíbrio? | cerebelo
Que parte do encéfalo controla as batidas do coração e a respiração? | tronco encefálico / tronco cerebral
Que faixa forte prende um osso a outro? | ligamento
Que órgão produz insulina? | pâncreas
Que pedacinhos de células ajudam o sangue a coagular? | plaquetas
Que líquido amarelo-claro carrega as células do sangue? | plasma
Como se chamam as duas câmaras de cima do coração? | átrios
Como se chamam as duas câmaras de baixo do coração? | ventrículos
Que glândula do pescoço regula a rapidez com que o corpo usa energia? | tireoide
Que feixe de nervos passa por dentro da coluna? | medula espinhal
Que órgão pequeno guarda a bile? | vesícula biliar / vesícula
Onde o corpo recupera a água da comida digerida? | intestino grosso / cólon
Qual é o nome médico do osso redondo do joelho? | patela
Qual é o nome médico do osso que vai do pescoço ao ombro? | clavícula
Que tecido liso cobre as pontas dos ossos? | cartilagem
Que pigmento dá cor à pele e ao cabelo? | melanina
Qual é a menor parte viva do corpo? | célula`,
  },
  'five-senses': {
    4: `
Com o que você vê um arco-íris? | olhos
Com o que você ouve um sino? | ouvidos / orelhas
Com o que você cheira uma flor? | nariz
Com o que você sente o gosto do sorvete? | língua
Com o que você sente um cobertor macio? | pele
Com o que você ouve um passarinho cantar? | ouvidos / orelhas
Com o que você olha um livro? | olhos
Com o que você cheira pão fresquinho? | nariz
Com o que você sente o gosto do limão azedo? | língua
Com o que você sente o sol quentinho? | pele
Com o que você vê uma estrela? | olhos
Com o que você ouve um cochicho? | ouvidos / orelhas
Com o que você cheira fumaça? | nariz
Com o que você sente o gosto da batata salgada? | língua
Com o que você sente a neve fria? | pele`,
    8: `
Que buraquinho escuro deixa a luz entrar no olho? | pupila | Ela diminui quando a luz é forte.
Que parte dá a cor aos olhos? | íris
Que camada no fundo do olho recebe a luz? | retina
Que disco transparente atrás da pupila desvia a luz? | cristalino
Que camada transparente cobre a frente do olho? | córnea
Que nervo leva as imagens ao cérebro? | nervo óptico
O que lava a poeira dos olhos? | lágrimas
Que pelos protegem os olhos da poeira? | cílios
Que pele fina do ouvido treme quando chega um som? | tímpano
Que parte do ouvido interno parece um caracol? | cóclea
O que na língua diferencia doce de azedo? | papilas gustativas
Que duas aberturas deixam os cheiros entrar? | narinas
Que coisa grudenta mantém limpo o canal do ouvido? | cera / cerume
Que pontos em relevo os cegos leem com os dedos? | braile / braille
Em que língua muitos surdos conversam com as mãos? | língua de sinais / Libras
O que ajuda quem vê tudo embaçado? | óculos
Que sentido impede você de cair? | equilíbrio`,
  },
  'healthy-living': {
    4: `
O que você lava antes de comer? | mãos
O que você escova de manhã e antes de dormir? | dentes
O que vai na cabeça quando você anda de bicicleta? | capacete
Qual é a melhor bebida quando você tem sede? | água
O que você passa na pele num dia de sol? | protetor solar
Onde você espirra se não tem lenço? | cotovelo
Com o que você assoa o nariz? | lenço / lenço de papel
O que faz espuma quando você lava as mãos? | sabonete / sabão
Quem cuida dos seus dentes? | dentista
Quem ajuda você a ficar bom quando está doente? | médico / médica
O que seu corpo faz a noite toda? | dorme
O que você prende no carro? | cinto de segurança
O que você põe na escova de dentes? | creme dental / pasta de dente
O que faz sombra no rosto num dia quente? | chapéu / boné
Com o que você se seca depois do banho? | toalha
O que você cola num cortezinho? | curativo / band-aid`,
    8: `
Que mineral do leite deixa os ossos fortes? | cálcio
Que vitamina há em grande quantidade na laranja? | vitamina C
Que vitamina a pele produz com a luz do sol? | vitamina D
Que vitamina da cenoura ajuda os olhos? | vitamina A
Que mineral ajuda o sangue a levar oxigênio? | ferro
Que nutriente constrói e conserta os músculos? | proteína
Que nutriente do pão e do macarrão é o principal combustível do corpo? | carboidrato / carboidratos
Que nutriente guarda mais energia? | gordura
Que parte das plantas ajuda a comida a passar pelo intestino? | fibras
Como se chamam os seres minúsculos que podem deixar você doente? | germes / micróbios
O que ensina o corpo a combater uma doença antes de pegá-la? | vacina
Que remédio mata bactérias? | antibiótico | Ele não ajuda contra vírus, como os do resfriado.
O que nos doces alimenta as bactérias dos dentes? | açúcar
Como se chama um buraco no dente? | cárie
Como se chama quando o corpo fica quente demais por uma doença? | febre
Como se chama quando pólen ou castanhas fazem mal a alguém? | alergia
Que doença estreita as vias respiratórias e dificulta respirar? | asma
O que acontece quando o corpo perde água demais? | desidratação`,
  },
  'food-groups': {
    6: `
A que grupo de alimentos pertence a maçã? | frutas
A que grupo de alimentos pertence a cenoura? | verduras e legumes / legumes / verduras
A que grupo de alimentos pertence o arroz? | cereais
A que grupo de alimentos pertence o iogurte? | laticínios
A que grupo de alimentos pertence o frango? | carnes e ovos / proteínas
A que grupo de alimentos pertence o espinafre? | verduras e legumes / legumes / verduras
A que grupo de alimentos pertence o pão? | cereais
A que grupo de alimentos pertence a banana? | frutas
A que grupo de alimentos pertence o peixe? | carnes e ovos / proteínas
A que grupo de alimentos pertence o queijo? | laticínios
A que grupo de alimentos pertence o macarrão? | cereais
A que grupo de alimentos pertence a pera? | frutas
A que grupo de alimentos pertence o brócolis? | verduras e legumes / legumes / verduras
A que grupo de alimentos pertence o leite? | laticínios
A que grupo de alimentos pertence a clara do ovo? | carnes e ovos / proteínas
A que grupo de alimentos pertence a aveia? | cereais
A que grupo de alimentos pertence o morango? | frutas
A que grupo de alimentos pertence a alface? | verduras e legumes / legumes / verduras`,
    8: `
A que grupo de alimentos pertence a abobrinha? | verduras e legumes / legumes / verduras
A que grupo de alimentos pertence o cuscuz de trigo? | cereais
A que grupo de alimentos pertence o kiwi? | frutas
A que grupo de alimentos pertence o peru? | carnes e ovos / proteínas
A que grupo de alimentos pertence a muçarela? | laticínios
A que grupo de alimentos pertence a couve-flor? | verduras e legumes / legumes / verduras
A que grupo de alimentos pertencem as uvas-passas? | frutas
A que grupo de alimentos pertencem os camarões? | carnes e ovos / proteínas
A que grupo de alimentos pertence a coalhada? | laticínios
A que grupo de alimentos pertence a cevada? | cereais
A que grupo de alimentos pertence a berinjela? | verduras e legumes / legumes / verduras
A que grupo de alimentos pertence o atum? | carnes e ovos / proteínas
A que grupo de alimentos pertence a toranja? | frutas
A que grupo de alimentos pertence o requeijão? | laticínios
A que grupo de alimentos pertence o painço? | cereais
A que grupo de alimentos pertencem os aspargos? | verduras e legumes / legumes / verduras
Que grupo de alimentos dá mais cálcio aos seus ossos? | laticínios
Que grupo de alimentos constrói principalmente os seus músculos? | carnes e ovos / proteínas
Que grupo de alimentos dá mais amido a você? | cereais`,
  },
  'first-aid': {
    6: `
O que se põe debaixo de água corrente fresca? | uma pequena queimadura | Refresque por muitos minutos e chame um adulto.
O que cobre um arranhão limpo? | curativo / band-aid
O que do congelador ajuda num galo na cabeça? | bolsa de gelo / compressa fria | Enrole antes num pano.
O que você tira de um arranhão com água limpa? | sujeira
Com o que se tira uma farpa da pele? | pinça
Que carro com sirene leva feridos ao hospital? | ambulância
Quem apaga incêndios? | bombeiros
O que apita quando algo queima em casa? | detector de fumaça
Que casca dura mantém parado um braço quebrado? | gesso
Que imagem mostra os ossos? | raio X / radiografia
O que mede a febre? | termômetro
Que caixa guarda coisas para pequenos ferimentos? | caixa de primeiros socorros
O que você só pode receber de um adulto de confiança? | remédio
O que você disca quando alguém se machuca muito? | número de emergência
O que o atendente da emergência pergunta primeiro? | onde você está | Depois fique na linha até que mandem desligar.
O que você confere antes de ajudar alguém? | que está em segurança`,
    8: `
Qual é o principal número de emergência nos Estados Unidos? | 911
Qual é o principal número de emergência na União Europeia? | 112
Qual é o número de emergência britânico, além do 112? | 999
Qual é o principal número de emergência na Austrália? | 000
Qual é o principal número de emergência na Nova Zelândia? | 111
Que número chama a ambulância no Japão? | 119
Que número chama a ambulância no Brasil? | 192
Que número chama a ambulância na China? | 120
Para que lado você se inclina quando o nariz sangra? | para a frente | Aperte a parte mole do nariz e respire pela boca.
Como você fica abaixo da fumaça de um incêndio? | engatinho | Perto do chão o ar é mais limpo.
O que você faz se sua roupa pegar fogo? | paro, deito e rolo
O que você faz quando toca o alarme de incêndio? | saio do prédio
O que você faz com um cachorro que não conhece? | deixo em paz
O que você faz quando há raios por perto? | entro em casa
Como se chama a quebra de um osso? | fratura
Como se chama um ligamento esticado ou rompido? | entorse
Que pano pende do pescoço para segurar o braço? | tipoia`,
    10: `
Que posição mantém livre a via aérea de quem respira mas não acorda? | posição lateral de segurança
Como se chama apertar o peito na RCP? | compressões torácicas
Que aparelho pode fazer o coração bater de novo com um choque? | DEA / desfibrilador
Qual é a sigla de apertar o peito e soprar ar? | RCP
Como se chama uma reação alérgica muito perigosa? | anafilaxia
Que remédio há na caneta para alergias graves? | adrenalina / epinefrina
Com que aparelho quem tem asma inspira o remédio? | bombinha / inalador
Como se chama a lesão do cérebro por uma pancada na cabeça? | concussão
Como se chama quando o corpo fica frio demais? | hipotermia
Como se chama quando o corpo fica quente demais por causa do calor? | insolação
Como se chama quando a pele congela? | geladura
Como se chama quando a comida tapa a passagem do ar? | engasgo
Quem orienta por telefone se alguém engole produto de limpeza? | centro de intoxicações / disque-intoxicação
Que faixa estanca um sangramento forte no braço ou na perna? | torniquete | É o último recurso, para quem aprendeu a usar.
O que suas mãos fazem num corte que sangra muito? | pressão firme
Como se chama um pequeno machucado que sangra sob a pele? | hematoma / roxo`,
  },
};
