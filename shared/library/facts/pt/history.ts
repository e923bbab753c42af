import type { FactTexts } from '../fact-texts.ts';

/** Dates on which historians agree, in the order of time. */
export const facts: FactTexts = {
  'world-dates': {
    old: `
Primeiros Jogos Olímpicos registrados, na Grécia | 776 a.C. / 776 a.E.C. | Só homens gregos livres participavam.
Fundação de Roma, segundo a lenda | 753 a.C. / 753 a.E.C. | Na lenda, uma loba criou os gêmeos Rômulo e Remo.
Os gregos vencem os persas em Maratona | 490 a.C. / 490 a.E.C. | A corrida de 42 quilômetros tem esse nome por causa dela.
Sócrates é condenado à morte em Atenas | 399 a.C. / 399 a.E.C. | Ele ensinava fazendo perguntas.
Morre Alexandre, o Grande | 323 a.C. / 323 a.E.C. | Seu império ia da Grécia até a Índia.
O primeiro imperador unifica a China | 221 a.C. / 221 a.E.C. | Seu exército de barro ainda guarda o túmulo.
Aníbal atravessa os Alpes | 218 a.C. / 218 a.E.C. | Ele levou elefantes.
Júlio César é assassinado | 44 a.C. / 44 a.E.C. | Foi em 15 de março, os idos de março.
Augusto se torna o primeiro imperador romano | 27 a.C. / 27 a.E.C. | O mês de agosto tem o nome dele.
O Vesúvio soterra Pompeia | 79 | As cinzas conservaram a cidade como era.
O imperador Constantino permite o cristianismo em Roma | 313 | Até então, os cristãos eram castigados por sua fé.
Cai o último imperador romano do Ocidente | 476 | O império do Oriente durou mais mil anos.
Maomé se muda de Meca para Medina | 622 | O calendário islâmico começa aqui.
Carlos Magno é coroado imperador | 800 | O papa o coroou no Natal, em Roma.
Guilherme, o Conquistador, vence em Hastings | 1066 | Depois disso, os reis da Inglaterra falaram francês por muito tempo.
É convocada a Primeira Cruzada | 1095 | Cavaleiros partiram para tomar Jerusalém.
O rei João sela a Magna Carta | 1215 | Desde então, até o rei tinha de obedecer à lei.
Marco Polo parte para a China | 1271 | Tinha uns 17 anos e voltou 24 anos depois.
Começa a Guerra dos Cem Anos | 1337 | França e Inglaterra lutaram, com pausas, até 1453.
A peste negra chega à Europa | 1347 | A peste matou cerca de um terço dos europeus.
Joana d’Arc é queimada | 1431 | Aos 17 anos, ela comandou o exército francês.
Os otomanos tomam Constantinopla | 1453 | Hoje a cidade se chama Istambul.
Começa a Guerra das Rosas na Inglaterra | 1455 | Duas famílias, a da rosa vermelha e a da branca, lutaram pelo trono.
Colombo chega à América | 1492 | Ele achava que estava na Ásia.
Vasco da Gama chega à Índia pelo mar | 1498 | Foi o primeiro a navegar da Europa à Índia contornando a África.`,
    early: `
Cabral chega ao Brasil | 1500 | Por isso os brasileiros falam português.
Lutero escreve suas 95 teses | 1517 | Com elas começou a Reforma.
Fernão de Magalhães parte para dar a volta ao mundo | 1519 | Ele morreu no caminho. Um dos cinco navios voltou.
Cortés conquista a capital dos astecas | 1521 | A cidade ficava onde hoje é a Cidade do México.
Solimão cerca Viena pela primeira vez | 1529 | A cidade resistiu.
Henrique VIII se torna chefe da Igreja da Inglaterra | 1534 | O papa não o deixara desfazer seu casamento.
Copérnico publica que a Terra gira em volta do Sol | 1543 | Até então, quase todos achavam que o Sol girava em volta de nós.
Elizabeth I se torna rainha da Inglaterra | 1558 | Ela reinou por 44 anos.
A Invencível Armada espanhola é vencida | 1588 | Tempestades afundaram muitos navios.
Os ingleses fundam Jamestown, na Virgínia | 1607 | Foi a primeira cidade inglesa da América que durou.
Galileu publica o que viu com o telescópio | 1610 | Ele viu montanhas na Lua e luas de Júpiter.
Começa a Guerra dos Trinta Anos | 1618 | Em Praga, autoridades foram jogadas pela janela.
O Mayflower navega para a América | 1620 | A bordo iam os peregrinos.
Termina a Guerra dos Trinta Anos | 1648 | Os tratados se chamam Paz de Vestfália.
Carlos I da Inglaterra é decapitado | 1649 | Por onze anos, a Inglaterra não teve rei.
O Grande Incêndio destrói Londres | 1666 | Ele começou numa padaria.
Newton publica suas leis do movimento | 1687 | As mesmas leis valem para maçãs e planetas.
A Inglaterra ganha sua Declaração de Direitos | 1689 | Ela deu ao Parlamento mais poder que ao rei.
Pedro, o Grande, funda São Petersburgo | 1703 | Ele queria um porto para a Europa.
Inglaterra e Escócia formam a Grã-Bretanha | 1707 | As duas passaram a ter um só parlamento.
Um terremoto destrói Lisboa | 1755 | Depois vieram um tsunami e incêndios.
Watt patenteia sua máquina a vapor melhorada | 1769 | O vapor logo moveu fábricas e trens.
A Festa do Chá de Boston | 1773 | Colonos jogaram chá no porto por causa de um imposto.
A Declaração de Independência dos Estados Unidos | 1776 | Foi aprovada em 4 de julho.
O primeiro voo de balão com pessoas | 1783 | O balão era dos irmãos Montgolfier.`,
    modern: `
Tomada da Bastilha | 1789 | 14 de julho é a data nacional da França.
Luís XVI da França é decapitado | 1793 | A França tinha virado república um ano antes.
Jenner aplica a primeira vacina contra a varíola | 1796 | Hoje não há mais varíola no mundo.
O Haiti se torna independente | 1804 | Pessoas que tinham sido escravizadas ganharam a liberdade.
Napoleão vence em Austerlitz | 1805 | Ele derrotou os imperadores da Áustria e da Rússia.
Napoleão perde em Waterloo | 1815 | Foi mandado para a ilha de Santa Helena.
Bolívar funda a Grã-Colômbia | 1819 | Colômbia, Venezuela, Equador e Panamá faziam parte dela.
O Brasil se torna independente | 1822 | Dom Pedro I virou imperador.
Abre na Inglaterra a primeira ferrovia pública a vapor | 1825 | Ela ia de Stockton a Darlington.
Lei britânica para acabar com a escravidão nas colônias | 1833 | Mais de 800.000 pessoas ficaram livres nos anos seguintes.
Vitória se torna rainha | 1837 | Ela tinha 18 anos e reinou por 63.
Começa a Grande Fome na Irlanda | 1845 | Uma doença havia estragado as batatas.
Revoluções estouram por toda a Europa | 1848 | As pessoas pediam direitos e parlamentos.
Darwin publica A Origem das Espécies | 1859 | O livro explica como as espécies mudam.
A Itália vira um só reino | 1861 | Antes, eram muitos estados.
Fundação da Cruz Vermelha | 1863 | Ela ajuda pessoas em guerras e desastres.
Lincoln é baleado | 1865 | Foi poucos dias depois do fim da Guerra Civil.
Abre o Canal de Suez | 1869 | Os navios não precisavam mais contornar a África.
Fundação do Império Alemão | 1871 | O rei da Prússia virou imperador.
Bell patenteia o telefone | 1876 | As primeiras palavras foram para o ajudante, o sr. Watson.
Benz patenteia seu automóvel | 1886 | Ele tinha três rodas.
A Torre Eiffel é inaugurada | 1889 | Por 41 anos foi a construção mais alta do mundo.
As mulheres da Nova Zelândia conquistam o voto | 1893 | Foi o primeiro país onde todas as mulheres podiam votar.
Os primeiros Jogos Olímpicos modernos | 1896 | Foram em Atenas.
Os irmãos Wright voam | 1903 | O primeiro voo durou 12 segundos.`,
    recent: `
Amundsen chega ao Polo Sul | 1911 | Scott chegou cinco semanas depois.
O Titanic afunda | 1912 | Ele bateu num iceberg na primeira viagem.
Começa a Primeira Guerra Mundial | 1914 | Um herdeiro do trono tinha sido morto em Sarajevo.
A Revolução Russa | 1917 | O czar perdeu o trono.
Termina a Primeira Guerra Mundial | 1918 | Os combates pararam em 11 de novembro.
Fleming descobre a penicilina | 1928 | Um mofo matou as bactérias de uma placa.
Hitler chega ao poder | 1933 | A Alemanha virou uma ditadura.
Começa a Segunda Guerra Mundial na Europa | 1939 | A Alemanha atacou a Polônia.
O Japão ataca Pearl Harbor | 1941 | No dia seguinte, os Estados Unidos entraram na guerra.
Os Aliados desembarcam na Normandia | 1944 | É conhecido como Dia D.
Termina a Segunda Guerra Mundial | 1945 | Terminou na Europa em maio e na Ásia em setembro.
A Índia se torna independente | 1947 | Gandhi lutou por isso sem violência.
A Declaração Universal dos Direitos Humanos | 1948 | Ela diz que todos nascem livres e iguais.
Mao funda a República Popular da China | 1949 | É um dos dois países com mais gente hoje.
Hillary e Tenzing escalam o Everest | 1953 | Tenzing Norgay era um xerpa do Nepal.
Sputnik, o primeiro satélite, é lançado | 1957 | Ele apitava enquanto girava em volta da Terra.
Construção do Muro de Berlim | 1961 | Ele dividiu a cidade por 28 anos.
Martin Luther King diz “Eu tenho um sonho” | 1963 | Cerca de 250.000 pessoas o ouviram em Washington.
Primeiras pessoas na Lua | 1969 | Neil Armstrong pisou primeiro.
O acidente de Chernobyl | 1986 | Um reator de uma usina nuclear explodiu.
Queda do Muro de Berlim | 1989 | As pessoas dançaram em cima dele naquela noite.
A Alemanha é reunificada | 1990 | O dia 3 de outubro é feriado lá.
Fim da União Soviética | 1991 | Ela virou quinze países.
Mandela se torna presidente da África do Sul | 1994 | Ele tinha ficado 27 anos preso.
Os ataques de 11 de setembro | 2001 | Terroristas jogaram aviões contra as Torres Gêmeas em Nova York.`,
  },
};
