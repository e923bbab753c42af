import type { FactTexts } from '../fact-texts.ts';

/** People and dates of seven countries; dates in the order of time. */
export const facts: FactTexts = {
  'history-germany': {
    who: `
Quem foi coroado imperador em Roma em 800? | Carlos Magno
Quem imprimiu a Bíblia com letras móveis? | (Johannes) Gutenberg
Quem começou a Reforma? | (Martinho) Lutero
Quem escreveu Fausto? | (Johann Wolfgang von) Goethe
Quem escreveu Guilherme Tell e a Ode à Alegria? | (Friedrich) Schiller
Quem reuniu contos de fadas com o irmão Wilhelm? | (Jacob) Grimm
Quem foi o primeiro chanceler do Império Alemão? | (Otto von) Bismarck
Quem foi o último imperador alemão? | Guilherme II
Que rei da Prússia é chamado de o Grande? | Frederico II
Que rei construiu Neuschwanstein? | Ludwig II / Luís II
Quem tentou matar Hitler com uma bomba em 1944? | (Claus von) Stauffenberg
Que estudante distribuiu panfletos contra Hitler em Munique? | (Sophie) Scholl
Quem foi o primeiro chanceler alemão depois da Segunda Guerra? | (Konrad) Adenauer
Que chanceler se ajoelhou em Varsóvia? | (Willy) Brandt
Quem era chanceler quando a Alemanha foi reunificada? | (Helmut) Kohl
Quem foi a primeira mulher chanceler da Alemanha? | (Angela) Merkel
De quem é o diário sobre se esconder dos nazistas em Amsterdã? | (Anne) Frank
Quem descobriu os raios X? | (Wilhelm) Röntgen`,
    when: `
Tribos germânicas vencem os romanos de Varo | 9
Carlos Magno é coroado imperador | 800
As 95 teses de Lutero | 1517
A Guerra dos Camponeses é sufocada | 1525
Começa a Guerra dos Trinta Anos | 1618
A Paz de Vestfália | 1648
Napoleão é vencido em Leipzig | 1813
Um parlamento se reúne na igreja de São Paulo, em Frankfurt | 1848
Fundação do Império Alemão | 1871
Começa a Primeira Guerra Mundial | 1914
A Alemanha vira república | 1918
Hitler se torna chanceler | 1933
Nazistas queimam sinagogas em toda a Alemanha | 1938
Termina a Segunda Guerra Mundial na Europa | 1945
São fundados dois Estados alemães | 1949
Revolta na Alemanha Oriental em 17 de junho | 1953
Construção do Muro de Berlim | 1961
Queda do Muro de Berlim | 1989
A Alemanha é reunificada | 1990
O euro começa a circular em notas e moedas | 2002`,
  },
  'history-france': {
    who: `
Que gaulês lutou contra César e perdeu em Alésia? | Vercingetórix
Que rei dos francos foi batizado em Reims? | Clóvis
Que rei dos francos se tornou imperador em 800? | Carlos Magno
Quem comandou o exército para libertar Orléans? | Joana d’Arc
Que rei construiu o castelo de Chambord? | Francisco I
Que rei acabou com as guerras de religião em Nantes? | Henrique IV
Que cardeal serviu a Luís XIII? | Richelieu
Quem foi o Rei Sol? | Luís XIV
Que rei foi decapitado na Revolução Francesa? | Luís XVI
Que rainha foi decapitada em 1793? | Maria Antonieta
Quem coroou a si mesmo imperador em 1804? | Napoleão (Bonaparte) / Napoleão I
Quem escreveu Os Miseráveis? | (Victor) Hugo
Quem criou uma vacina contra a raiva? | (Louis) Pasteur
Quem ganhou dois prêmios Nobel, em física e química? | (Marie) Curie
Quem chamou os franceses à luta, de Londres, em 1940? | (Charles) de Gaulle
Que líder da Resistência morreu em 1943? | (Jean) Moulin
Que sobrevivente de Auschwitz presidiu o primeiro Parlamento Europeu eleito? | (Simone) Veil
Quem foi presidente da França de 1981 a 1995? | (François) Mitterrand`,
    when: `
Carlos Magno é coroado imperador | 800
O Tratado de Verdun divide o império | 843
Hugo Capeto se torna rei | 987
A Batalha de Bouvines | 1214
Joana d’Arc morre em Rouen | 1431
A Batalha de Marignano | 1515
O Édito de Nantes | 1598
Luís XIV da França começa a governar sozinho | 1661
Tomada da Bastilha | 1789
A França vira república pela primeira vez | 1792
Napoleão se torna imperador | 1804
A Batalha de Waterloo | 1815
A França acaba de vez com a escravidão | 1848
A escola passa a ser obrigatória na França | 1882
A França separa a Igreja do Estado | 1905
A Batalha de Verdun | 1916
Paris é libertada na Segunda Guerra Mundial | 1944
As francesas votam pela primeira vez | 1945
Começa a Quinta República da França | 1958
A França acaba com a pena de morte | 1981`,
  },
  'history-spain': {
    who: `
Que rainha mandou Colombo para o oeste? | Isabel I
Que rei se casou com Isabel de Castela? | Fernando II
Que cavaleiro lutou em Valência e é chamado de El Cid? | (Rodrigo) Díaz de Vivar
Quem chegou à América em 1492? | (Cristóvão) Colombo
Quem conquistou os astecas? | (Hernán) Cortés
Quem conquistou os incas? | (Francisco) Pizarro
Quem terminou a primeira volta ao mundo? | (Juan Sebastián) Elcano
Que rei da Espanha foi também imperador do Sacro Império? | Carlos I
Que rei construiu El Escorial? | Filipe II
Quem escreveu Dom Quixote? | (Miguel de) Cervantes
Quem pintou As Meninas? | (Diego) Velázquez
Quem pintou O Três de Maio de 1808? | (Francisco) Goya
Quem pintou Guernica? | (Pablo) Picasso
Quem projetou a Sagrada Família? | (Antoni) Gaudí
Que poeta escreveu Bodas de Sangue? | (Federico) García Lorca / Lorca
Quem governou a Espanha como ditador até 1975? | (Francisco) Franco
Que rei levou a Espanha à democracia? | Juan Carlos I
Quem venceu a primeira eleição livre da Espanha depois de Franco? | (Adolfo) Suárez
Quem ganhou um Nobel pelo estudo das células nervosas? | (Santiago) Ramón y Cajal / Cajal`,
    when: `
Exércitos muçulmanos passam da África à Espanha | 711
A Batalha de Navas de Tolosa | 1212
Isabel de Castela e Fernando de Aragão se casam | 1469
Granada cai e Colombo parte | 1492
Elcano termina a volta ao mundo | 1522
A Batalha de Lepanto | 1571
A Invencível Armada é vencida | 1588
Sai a primeira parte de Dom Quixote | 1605
Morre o último rei Habsburgo da Espanha | 1700
Madri se levanta contra Napoleão | 1808
A Constituição de Cádis | 1812
A Espanha perde Cuba e as Filipinas | 1898
Começa a Segunda República da Espanha | 1931
Começa a Guerra Civil Espanhola | 1936
Termina a Guerra Civil Espanhola | 1939
Morre Franco | 1975
A constituição atual da Espanha | 1978
A Espanha entra na Comunidade Europeia | 1986
Barcelona recebe os Jogos Olímpicos | 1992
O euro começa a circular em notas e moedas | 2002`,
  },
  'history-italy': {
    who: `
Que gêmeo fundou Roma, segundo a lenda? | Rômulo
Quem foi assassinado nos idos de março? | (Júlio) César
Quem foi o primeiro imperador romano? | Augusto
Quem, de Assis, amava os animais e os pobres? | São Francisco / Francisco
Quem escreveu a Divina Comédia? | Dante (Alighieri)
Que veneziano viajou à China? | (Marco) Polo
Que banqueiro de Florença era chamado de o Magnífico? | Lourenço de Médici / Lorenzo de Médici
Quem pintou a Mona Lisa? | Leonardo (da Vinci) / da Vinci
Quem pintou o teto da Capela Sistina? | Michelangelo (Buonarroti)
Quem escreveu O Príncipe? | (Nicolau) Maquiavel
Quem viu as luas de Júpiter e foi julgado? | Galileu (Galilei)
Quem compôs As Quatro Estações? | (Antonio) Vivaldi
Quem inventou a primeira pilha? | (Alessandro) Volta
Quem levou os Mil até a Sicília? | (Giuseppe) Garibaldi
Que ministro do Piemonte trabalhou por uma Itália unida? | (Conde de) Cavour
Quem foi o primeiro rei da Itália unida? | Vítor Emanuel II
Quem ganhou um Nobel pelo rádio? | (Guglielmo) Marconi
Quem criou um novo tipo de escola para crianças? | (Maria) Montessori
Quem foi o ditador da Itália na Segunda Guerra? | (Benito) Mussolini
Quem ganhou um Nobel pelo crescimento dos nervos e virou senadora vitalícia? | (Rita) Levi-Montalcini`,
    when: `
Fundação de Roma, segundo a lenda | 753 a.C. / 753 a.E.C.
Começa a República Romana | 509 a.C. / 509 a.E.C.
Aníbal atravessa os Alpes | 218 a.C. / 218 a.E.C.
César é assassinado | 44 a.C. / 44 a.E.C.
O Vesúvio soterra Pompeia | 79
Cai o último imperador romano do Ocidente | 476
Os lombardos chegam à Itália | 568
A Liga Lombarda vence Barba-Ruiva em Legnano | 1176
Dante morre em Ravena | 1321
Colombo, de Gênova, chega à América | 1492
O exército de Carlos V saqueia Roma | 1527
Napoleão acaba com a República de Veneza | 1797
Os Cinco Dias de Milão | 1848
Garibaldi parte com os Mil | 1860
A Itália vira um só reino | 1861
Roma se une à Itália | 1870
A Itália entra na Primeira Guerra Mundial | 1915
Mussolini marcha sobre Roma | 1922
A Itália é libertada na Segunda Guerra Mundial | 1945
Os italianos escolhem a República | 1946
Países da Europa assinam os Tratados de Roma | 1957`,
  },
  'history-us': {
    who: `
Quem foi o primeiro presidente dos Estados Unidos? | (George) Washington
Quem escreveu a maior parte da Declaração de Independência? | (Thomas) Jefferson
Quem estudou os raios com uma pipa? | (Benjamin) Franklin
Que presidente governou os Estados Unidos na Guerra Civil? | (Abraham) Lincoln
Quem levou muitos escravizados para a liberdade no norte? | (Harriet) Tubman
Quem não cedeu o lugar num ônibus em Montgomery? | (Rosa) Parks
Quem disse “Eu tenho um sonho”? | (Martin Luther) King
Que mulher shoshone viajou com Lewis e Clark? | Sacagawea
Quem foi o primeiro secretário do Tesouro americano? | (Alexander) Hamilton | Ele está na nota de dez dólares.
Quem lutou pelo voto das mulheres nos Estados Unidos? | (Susan B.) Anthony | Ela já esteve numa moeda de um dólar.
Quem fugiu da escravidão e se tornou escritor e orador famoso? | (Frederick) Douglass
Quem foi a primeira mulher a voar sozinha sobre o Atlântico? | (Amelia) Earhart
Quem levou o exército da União à vitória? | (Ulysses S.) Grant
Quem foi o principal general dos confederados? | (Robert E.) Lee
Quem foi presidente americano em quase toda a Segunda Guerra? | (Franklin D.) Roosevelt
Que presidente foi baleado em Dallas em 1963? | (John F.) Kennedy
Quem foi o primeiro presidente negro dos Estados Unidos? | (Barack) Obama`,
    when: `
Fundação de Jamestown | 1607
Os peregrinos desembarcam em Plymouth | 1620
A Festa do Chá de Boston | 1773
A Declaração de Independência americana | 1776
A Constituição americana é escrita | 1787
Washington se torna presidente | 1789
A compra da Louisiana | 1803
Começa a Trilha das Lágrimas para a maioria dos cherokees | 1838
Descoberta de ouro na Califórnia | 1848
Começa a Guerra Civil Americana | 1861
A 13ª Emenda acaba com a escravidão nos Estados Unidos | 1865
Uma ferrovia liga o leste e o oeste dos Estados Unidos | 1869
A Estátua da Liberdade é inaugurada | 1886
As americanas conquistam o voto em todos os estados | 1920
A Grande Depressão começa com a quebra da Bolsa | 1929
O ataque a Pearl Harbor | 1941
A Lei dos Direitos Civis | 1964
Americanos pousam na Lua | 1969
Os ataques de 11 de setembro | 2001`,
  },
  'history-uk': {
    who: `
Quem venceu a Batalha de Hastings? | Guilherme, o Conquistador / Guilherme I
Que rei inglês teve seis esposas? | Henrique VIII
Que rainha reinava quando Shakespeare começou a escrever? | Elizabeth I
Que rainha liderou uma revolta contra os romanos? | Boudica
Que rei de Wessex lutou contra os vikings e é chamado de o Grande? | Alfredo
Quem venceu a Batalha de Bannockburn pela Escócia? | Robert Bruce
Quem governou a Inglaterra depois que Carlos I foi decapitado? | (Oliver) Cromwell
Quem tentou explodir o Parlamento em 1605? | (Guy) Fawkes
Quem venceu a Batalha de Trafalgar? | (Horatio) Nelson
Quem venceu a Batalha de Waterloo pela Grã-Bretanha? | (Duque de) Wellington
Que rainha britânica reinou de 1837 a 1901? | Vitória
Quem cuidou de soldados na Guerra da Crimeia com uma lâmpada? | (Florence) Nightingale
Quem escreveu A Origem das Espécies? | (Charles) Darwin
Quem liderou as sufragistas britânicas? | (Emmeline) Pankhurst
Quem foi primeiro-ministro britânico em quase toda a Segunda Guerra? | (Winston) Churchill
Quem foi a primeira primeira-ministra do Reino Unido? | (Margaret) Thatcher
Que rainha britânica reinou por 70 anos? | Elizabeth II
Quem ajudou a decifrar o código Enigma na Segunda Guerra? | (Alan) Turing`,
    when: `
Os romanos de Cláudio invadem a Britânia | 43
Os vikings atacam Lindisfarne | 793
A Batalha de Hastings | 1066
A Magna Carta | 1215
A Batalha de Bannockburn | 1314
Henrique VIII se torna rei | 1509
A Invencível Armada é vencida | 1588
A Conspiração da Pólvora | 1605
Carlos I é decapitado | 1649
O Grande Incêndio de Londres | 1666
Inglaterra e Escócia se unem | 1707
A Batalha de Trafalgar | 1805
A Batalha de Waterloo | 1815
Vitória se torna rainha | 1837
O Reino Unido entra na Primeira Guerra Mundial | 1914
A Batalha da Grã-Bretanha, no ar | 1940
Começa o Serviço Nacional de Saúde britânico | 1948
Elizabeth II é coroada | 1953
O Reino Unido sai da União Europeia | 2020`,
  },
  'history-brazil': {
    who: `
Que capitão chegou ao Brasil em 1500? | (Pedro Álvares) Cabral
Quem liderou o povo livre de Palmares? | Zumbi / Zumbi dos Palmares
Que inconfidente, também dentista, foi enforcado por querer a liberdade? | Tiradentes
Que governante português trouxe sua corte para o Rio? | Dom João VI
Quem proclamou a independência do Brasil? | Dom Pedro I
Quem foi o último imperador do Brasil? | Dom Pedro II
Quem assinou a Lei Áurea, que acabou com a escravidão? | Princesa Isabel
Quem foi o primeiro presidente do Brasil? | Deodoro (da Fonseca)
Quem lutou pela independência do Brasil vestida de homem? | Maria Quitéria
Que mulher de Laguna lutou no Brasil e na Itália? | Anita Garibaldi
Quem escreveu Dom Casmurro? | Machado de Assis
Quem voou com o 14-Bis em Paris? | Santos Dumont
Que médico combateu a febre amarela no Rio? | (Oswaldo) Cruz
Que general brasileiro protegeu os povos indígenas? | (Cândido) Rondon / Marechal Rondon
Que presidente começou o Estado Novo em 1937? | (Getúlio) Vargas / Getúlio
Que presidente construiu Brasília? | (Juscelino) Kubitschek / Juscelino / JK
Quem projetou os palácios de Brasília? | (Oscar) Niemeyer
Quem planejou as ruas de Brasília? | (Lúcio) Costa
Quem pintou o Abaporu? | (Tarsila do) Amaral / Tarsila
Quem compôs as Bachianas Brasileiras? | (Heitor) Villa-Lobos
Quem ganhou três Copas do Mundo como jogador? | Pelé
Quem foi a primeira mulher presidente do Brasil? | (Dilma) Rousseff / Dilma`,
    when: `
Cabral chega ao Brasil | 1500
Salvador se torna a capital do Brasil | 1549
Fundação do Rio de Janeiro | 1565
Os holandeses tomam Recife e Olinda | 1630
Os holandeses deixam o Brasil de vez | 1654
Queda de Palmares | 1694
O Rio se torna a capital do Brasil | 1763
Tiradentes é enforcado | 1792
A corte portuguesa chega ao Rio | 1808
O Brasil se torna independente | 1822
Dom Pedro I do Brasil abdica | 1831
A Lei Eusébio de Queirós proíbe o tráfico de escravizados | 1850
Termina a guerra do Brasil contra o Paraguai | 1870
A Lei Áurea acaba com a escravidão no Brasil | 1888
O Brasil vira república | 1889
Semana de Arte Moderna em São Paulo | 1922
Vargas chega ao poder | 1930
Brasília se torna a capital | 1960
Os militares tomam o poder no Brasil | 1964
Os militares deixam o poder no Brasil | 1985
A constituição atual do Brasil | 1988
O real vira a moeda do Brasil | 1994`,
  },
};
