import type { FactTexts } from '../fact-texts.ts';

/** Plants and animals. */
export const facts: FactTexts = {
  plants: {
    6: `
Que parte da planta bebe água da terra? | raízes / raiz
Que parte segura a flor no alto? | caule
Que partes verdes e achatadas recebem a luz? | folhas
Que parte da planta as abelhas visitam? | flor
Qual é a coisinha marrom dentro da maçã? | semente
Como se chama o caule grosso da árvore? | tronco
Como se chama a pele da árvore? | casca
O que sai do tronco e segura os raminhos? | galho
Que árvore nasce de uma bolota? | carvalho
Que flor alta e amarela tem sementes que comemos? | girassol
Que planta do deserto tem espinhos? | cacto
Como se chamam as folhas coloridas da flor? | pétalas
Que suco doce as abelhas acham nas flores? | néctar
Que árvore tem agulhas e pinhas? | pinheiro
Como se chamam muitas árvores juntas? | floresta
De que planta vem a farinha do pão? | trigo
Que plantinha verde cobre as pedras em lugares úmidos? | musgo`,
    8: `
Como as plantas fazem alimento com luz, ar e água? | fotossíntese
Que pigmento verde há nas folhas? | clorofila
Que pó amarelo as abelhas levam de flor em flor? | pólen
Como se chama a chegada do pólen a outra flor? | polinização
Como se chama quando a semente começa a crescer? | germinação
De que parte redonda debaixo da terra nasce a tulipa? | bulbo
Que gás as plantas tiram do ar para fazer alimento? | gás carbônico / dióxido de carbono
Que gás as plantas soltam e nós respiramos? | oxigênio
Como se chamam as árvores verdes o ano todo? | perenifólias / sempre-verdes
Como se chamam as árvores que perdem as folhas todo outono? | caducifólias / decíduas
O que samambaias e musgos têm no lugar de sementes? | esporos
Como se chama o fio com pólen na ponta, dentro da flor? | estame
Que parte da flor vira o fruto? | ovário
O que viram folhas e cascas apodrecidas? | adubo / composto
Como se chama uma planta bem novinha? | muda / broto
O que você conta no tronco para saber a idade da árvore? | anéis de crescimento
Que parte da batata, debaixo da terra, nós comemos? | tubérculo`,
    10: `
Que vasos levam a água para cima na planta? | xilema
Que vasos levam açúcar pela planta? | floema
Que aberturas minúsculas deixam gases entrar e sair da folha? | estômatos
Que parte da célula vegetal faz açúcar com a luz? | cloroplasto
De que são feitas as paredes das células das plantas? | celulose
Como se chama a perda de água pelas folhas? | transpiração
Que ponta do estame contém o pólen? | antera
Que ponta grudenta do pistilo pega o pólen? | estigma
Como se chamam as folhinhas verdes debaixo da flor? | sépalas
Como se chama uma planta que vive um ano só? | anual
Como se chama uma planta que vive muitos anos? | perene / plurianual
Como se chama a primeira folha dentro da semente? | cotilédone
Como se chama crescer em direção à luz? | fototropismo
Que coisa branca as batatas guardam como reserva? | amido
Que açúcar a fotossíntese faz? | glicose
Como se chama a união do grão de pólen com o óvulo? | fecundação / fertilização
Que gás do ar as bactérias do solo mudam para que as plantas o usem? | nitrogênio`,
  },
  'animal-facts': {
    4: `
Que animal faz muu? | vaca
Que animal faz au-au? | cachorro / cão
Que animal faz miau? | gato
Que animal faz oinc? | porco
Que animal faz mééé? | ovelha
Que animal relincha? | cavalo
Que animal faz quá-quá? | pato
Que animal faz cocoricó? | galo
Que animal coaxa? | sapo / rã
Que ave faz uh-uh de noite? | coruja
Que animal faz mel? | abelha
Que animal tem uma tromba comprida? | elefante
Que animal tem o pescoço bem comprido? | girafa
Que animal tem listras pretas e brancas? | zebra
Que animal pula e tem uma bolsa? | canguru
Que animal carrega uma concha e deixa um rastro gosmento? | caracol / caramujo
Que animal tece uma teia? | aranha
Que animal não tem patas e tem a língua bifurcada? | cobra / serpente`,
    6: `
Que animal é o mais rápido em terra? | guepardo / chita
Qual é o maior animal de todos? | baleia-azul
Qual é a maior ave? | avestruz
Que avezinha consegue voar para trás? | beija-flor
Que animal dorme de cabeça para baixo? | morcego
Que animal constrói barragens? | castor
Que lagarto muda de cor? | camaleão
Que urso come bambu? | panda
Que ave preta e branca nada mas não voa? | pinguim
Que animal do mar tem oito braços? | polvo
Que animal do deserto tem corcovas? | camelo
Que animal de cauda peluda enterra nozes? | esquilo
Que bichinho se enrola numa bola de espinhos? | ouriço / porco-espinho
Que animal cinza vive nos eucaliptos? | coala
Que animal branco caça focas no gelo do Ártico? | urso-polar
O que vira borboleta? | lagarta
Que inseto brilha à noite? | vaga-lume / pirilampo
Que animal tem um chifre no nariz? | rinoceronte
Que réptil de rio tem focinho comprido e mandíbulas enormes? | crocodilo`,
    8: `
Como se chama um animal que só come plantas? | herbívoro
Como se chama um animal que só come carne? | carnívoro
Como se chama um animal que come plantas e carne? | onívoro
Como se chama um animal que caça outros? | predador
Como se chama um animal que é caçado? | presa
Como se chama um animal ativo à noite? | noturno
Como se chama um longo sono durante o inverno? | hibernação
Como se chama uma longa viagem anual para um lugar mais quente? | migração
Como se chamam cores que escondem um animal? | camuflagem
Com o que os peixes respiram? | brânquias / guelras
Como se chama a mudança de girino a sapo? | metamorfose
Com o que os insetos apalpam e cheiram? | antenas
Como se chama uma espécie que já desapareceu? | extinta
Como se chama uma espécie que pode desaparecer logo? | ameaçada / ameaçada de extinção
Como se chama o lugar onde um animal vive na natureza? | hábitat / habitat
Como se chamam animais que pegam o calor à sua volta? | de sangue frio
Como se chamam animais com coluna? | vertebrados
Como se chamam animais sem coluna? | invertebrados`,
  },
  'animal-groups': {
    6: `
A que grupo pertence o cachorro? | mamíferos
A que grupo pertence o pardal? | aves
A que grupo pertence o salmão? | peixes
A que grupo pertence a cobra? | répteis
A que grupo pertence o sapo? | anfíbios
A que grupo pertence a abelha? | insetos
A que grupo pertence o cavalo? | mamíferos
A que grupo pertence a águia? | aves
A que grupo pertence o tubarão? | peixes
A que grupo pertence o lagarto? | répteis
A que grupo pertence a perereca? | anfíbios
A que grupo pertence a formiga? | insetos
A que grupo pertence o camundongo? | mamíferos
A que grupo pertence o pato? | aves
A que grupo pertence a truta? | peixes
A que grupo pertence a tartaruga? | répteis
A que grupo pertence a salamandra? | anfíbios
A que grupo pertence a borboleta? | insetos
A que grupo pertence o elefante? | mamíferos
A que grupo pertence a coruja? | aves
A que grupo pertence o peixinho-dourado do aquário, o kinguio? | peixes
A que grupo pertence o crocodilo? | répteis
A que grupo pertence o tritão? | anfíbios
A que grupo pertence a joaninha? | insetos`,
    8: `
A que grupo pertence a baleia? | mamíferos | Ela respira ar e dá leite aos filhotes.
A que grupo pertence o morcego? | mamíferos | Ele voa, mas tem pelos e dá leite.
A que grupo pertence o pinguim? | aves | Ele tem penas e bota ovos.
A que grupo pertence o cavalo-marinho? | peixes | Ele respira por brânquias.
A que grupo pertence o axolote? | anfíbios
A que grupo pertence a aranha? | aracnídeos | Ela tem oito pernas. Os insetos têm seis.
A que grupo pertence o escorpião? | aracnídeos
A que grupo pertence o carrapato? | aracnídeos
A que grupo pertence o caranguejo? | crustáceos
A que grupo pertence a lagosta? | crustáceos
A que grupo pertence o camarão? | crustáceos
A que grupo pertence o caracol? | moluscos
A que grupo pertence o polvo? | moluscos
A que grupo pertence o mexilhão? | moluscos
A que grupo pertence a lula? | moluscos
A que grupo pertence a estrela-do-mar? | equinodermos
A que grupo pertence o ouriço-do-mar? | equinodermos
A que grupo pertence a água-viva? | cnidários
A que grupo pertence o coral? | cnidários
A que grupo pertence o ornitorrinco? | mamíferos | Ele bota ovos, mas dá leite aos filhotes.
A que grupo pertence a libélula? | insetos
A que grupo pertence o avestruz? | aves`,
  },
  'food-chains': {
    8: `
De onde vem primeiro a energia da maioria das cadeias alimentares? | Sol
Como se chama a planta na cadeia alimentar? | produtor | Ela faz o próprio alimento.
Como se chama todo animal na cadeia alimentar? | consumidor
Como se chamam fungos e bactérias que desmancham seres mortos? | decompositores
Como se chamam muitas cadeias alimentares ligadas? | teia alimentar
Como se chama um animal que come bichos mortos que encontra? | carniceiro / necrófago
Como se chama o animal no topo da cadeia alimentar, que ninguém caça? | superpredador / predador de topo
Como se chama o conjunto dos seres vivos de um lugar e o ambiente? | ecossistema
Que plantas minúsculas à deriva começam quase todas as cadeias do mar? | fitoplâncton / plâncton
O que passa de um elo da cadeia alimentar para o outro? | energia
Onde vivem camelos e cactos? | deserto / no deserto
Onde vivem ursos-polares e morsas? | Ártico / no Ártico
Onde vivem tucanos e preguiças? | floresta tropical / na floresta tropical
Onde vivem leões e zebras? | savana / na savana
Onde vivem peixes-palhaço e anêmonas-do-mar? | recife de corais / no recife de corais
Onde vivem taboas e libélulas? | lagoa / na lagoa`,
    10: `
Como se chama o animal que come plantas na cadeia alimentar? | consumidor primário
Como se chama o animal que come herbívoros na cadeia alimentar? | consumidor secundário
Como se chama cada degrau da cadeia alimentar? | nível trófico
Como se chama a massa de todos os seres vivos de um lugar? | biomassa
Como se chama a variedade da vida num lugar? | biodiversidade
O que vive sobre ou dentro de outro ser e lhe faz mal? | parasita
Como se chama o ser em que vive um parasita? | hospedeiro
Como se chama quando duas espécies se ajudam? | mutualismo / simbiose
Como se chama um recém-chegado que prejudica a vida em volta? | espécie invasora
Que tipo de espécie mantém todo um ecossistema unido? | espécie-chave
Como se chama o papel de uma espécie no ecossistema? | nicho / nicho ecológico
Como se chamam todos os membros de uma espécie num lugar? | população
Como se chamam todas as espécies que vivem juntas num lugar? | comunidade
Como se chama uma característica que ajuda a espécie a sobreviver? | adaptação
Como se chama a disputa pelo mesmo alimento ou espaço? | competição
Como se chamam coisas sem vida, como luz e água? | fatores abióticos
Que ciclo leva o CO2 entre ar, plantas e animais? | ciclo do carbono`,
  },
};
