import type { FactTexts } from '../fact-texts.ts';

/** People and dates of seven countries; dates in the order of time. */
export const facts: FactTexts = {
  'history-germany': {
    who: `
¿Quién fue coronado emperador en Roma en el año 800? | Carlomagno
¿Quién imprimió la Biblia con letras móviles? | (Johannes) Gutenberg
¿Quién inició la Reforma? | (Martín) Lutero
¿Quién escribió «Fausto»? | (Johann Wolfgang von) Goethe
¿Quién escribió «Guillermo Tell» y la «Oda a la alegría»? | (Friedrich) Schiller
¿Quién recopiló cuentos con su hermano Wilhelm? | (Jacob) Grimm
¿Quién fue el primer canciller del Imperio alemán? | (Otto von) Bismarck
¿Quién fue el último emperador alemán? | Guillermo II
¿A qué rey de Prusia se le llama el Grande? | Federico II
¿Qué rey construyó Neuschwanstein? | Luis II / Luis II de Baviera
¿Quién intentó matar a Hitler con una bomba en 1944? | (Claus von) Stauffenberg
¿Qué estudiante repartía en Múnich panfletos contra Hitler? | (Sophie) Scholl
¿Quién fue el primer canciller alemán tras la Segunda Guerra Mundial? | (Konrad) Adenauer
¿Qué canciller se arrodilló en Varsovia? | (Willy) Brandt
¿Quién era canciller cuando Alemania se reunificó? | (Helmut) Kohl
¿Qué mujer fue la primera canciller de Alemania? | (Angela) Merkel
¿Quién escribió un diario escondida de los nazis en Ámsterdam? | (Ana) Frank
¿Quién descubrió los rayos X? | (Wilhelm) Röntgen`,
    when: `
Los germanos vencen a los romanos de Varo | 9
Carlomagno es coronado emperador | 800
Las 95 tesis de Lutero | 1517
Es aplastada la guerra de los campesinos | 1525
Empieza la guerra de los Treinta Años | 1618
La Paz de Westfalia | 1648
Napoleón es derrotado en Leipzig | 1813
Un parlamento se reúne en Fráncfort, en la iglesia de San Pablo | 1848
Se funda el Imperio alemán | 1871
Empieza la Primera Guerra Mundial | 1914
Alemania se convierte en república | 1918
Hitler es nombrado canciller | 1933
Los nazis queman sinagogas en toda Alemania | 1938
Termina la Segunda Guerra Mundial en Europa | 1945
Se fundan dos estados alemanes | 1949
Alemania Oriental se subleva el 17 de junio | 1953
Se levanta el Muro de Berlín | 1961
Cae el Muro de Berlín | 1989
Alemania se reunifica | 1990
Llegan las monedas y los billetes de euro | 2002`,
  },
  'history-france': {
    who: `
¿Qué galo luchó contra César y perdió en Alesia? | Vercingétorix
¿Qué rey de los francos fue bautizado en Reims? | Clodoveo / Clodoveo I
¿Qué rey de los francos fue emperador en el año 800? | Carlomagno
¿Quién guio al ejército para liberar Orleans? | Juana de Arco
¿Qué rey construyó el castillo de Chambord? | Francisco I
¿Qué rey acabó en Nantes con las guerras de religión? | Enrique IV
¿Qué cardenal sirvió a Luis XIII? | Richelieu
¿Quién era el Rey Sol? | Luis XIV
¿Qué rey fue guillotinado en la Revolución francesa? | Luis XVI
¿Qué reina fue guillotinada en 1793? | María Antonieta
¿Quién se hizo emperador en 1804? | Napoleón (Bonaparte) / Napoleón I
¿Quién escribió «Los miserables»? | (Victor) Hugo
¿Quién encontró una vacuna contra la rabia? | (Louis) Pasteur
¿Quién ganó dos premios Nobel, de física y de química? | (Marie) Curie
¿Quién llamó a los franceses a resistir desde Londres en 1940? | (Charles) de Gaulle
¿Qué jefe de la Resistencia murió en 1943? | (Jean) Moulin
¿Qué superviviente de Auschwitz presidió el primer Parlamento Europeo elegido? | (Simone) Veil
¿Quién fue presidente de Francia de 1981 a 1995? | (François) Mitterrand`,
    when: `
Carlomagno es coronado emperador | 800
El Tratado de Verdún divide el imperio | 843
Hugo Capeto sube al trono | 987
La batalla de Bouvines | 1214
Juana de Arco muere en Ruan | 1431
La batalla de Marignano | 1515
El Edicto de Nantes | 1598
Luis XIV de Francia empieza a gobernar solo | 1661
La toma de la Bastilla | 1789
Francia es una república por primera vez | 1792
Napoleón se corona emperador | 1804
La batalla de Waterloo | 1815
Francia acaba para siempre con la esclavitud | 1848
La enseñanza es obligatoria para todos los niños de Francia | 1882
Francia separa la Iglesia y el Estado | 1905
La batalla de Verdún | 1916
París es liberada en la Segunda Guerra Mundial | 1944
Las francesas votan por primera vez | 1945
Empieza la Quinta República francesa | 1958
Francia acaba con la pena de muerte | 1981`,
  },
  'history-spain': {
    who: `
¿Qué reina envió a Colón hacia el oeste? | Isabel I / Isabel la Católica
¿Qué rey se casó con Isabel de Castilla? | Fernando II / Fernando el Católico
¿Qué caballero luchó en Valencia y es conocido como el Cid? | (Rodrigo) Díaz de Vivar
¿Quién llegó a América en 1492? | (Cristóbal) Colón
¿Quién conquistó a los aztecas? | (Hernán) Cortés
¿Quién conquistó a los incas? | (Francisco) Pizarro
¿Quién terminó la primera vuelta al mundo? | (Juan Sebastián) Elcano
¿Qué rey de España fue también emperador? | Carlos I / Carlos V
¿Qué rey construyó El Escorial? | Felipe II
¿Quién escribió «Don Quijote»? | (Miguel de) Cervantes
¿Quién pintó «Las meninas»? | (Diego) Velázquez
¿Quién pintó los fusilamientos del 3 de mayo de 1808? | (Francisco de) Goya
¿Quién pintó el «Guernica»? | (Pablo) Picasso
¿Quién diseñó la Sagrada Familia? | (Antoni) Gaudí / Antonio Gaudí
¿Qué poeta escribió «Bodas de sangre»? | (Federico) García Lorca / Lorca
¿Quién gobernó España como dictador hasta 1975? | (Francisco) Franco
¿Qué rey llevó a España a la democracia? | Juan Carlos I
¿Quién ganó las primeras elecciones libres después de Franco? | (Adolfo) Suárez
¿Quién ganó un premio Nobel por estudiar las neuronas? | (Santiago) Ramón y Cajal / Cajal`,
    when: `
Ejércitos musulmanes cruzan de África a España | 711
La batalla de Las Navas de Tolosa | 1212
Se casan Isabel de Castilla y Fernando de Aragón | 1469
Cae Granada y zarpa Colón | 1492
Elcano termina la vuelta al mundo | 1522
La batalla de Lepanto | 1571
Es derrotada la Armada Invencible | 1588
Sale la primera parte de «Don Quijote» | 1605
Muere el último rey Habsburgo de España | 1700
Madrid se levanta contra Napoleón | 1808
La Constitución de Cádiz | 1812
España pierde Cuba y Filipinas | 1898
Empieza la Segunda República española | 1931
Empieza la Guerra Civil española | 1936
Termina la Guerra Civil española | 1939
Muere Franco | 1975
La Constitución española de hoy | 1978
España entra en la Comunidad Europea | 1986
Los Juegos Olímpicos de Barcelona | 1992
Llegan las monedas y los billetes de euro | 2002`,
  },
  'history-italy': {
    who: `
¿Qué gemelo fundó Roma, según la leyenda? | Rómulo
¿Quién fue asesinado en los idus de marzo? | (Julio) César
¿Quién fue el primer emperador romano? | Augusto
¿Qué santo de Asís amaba a los animales y a los pobres? | Francisco / san Francisco
¿Quién escribió la «Divina comedia»? | Dante (Alighieri)
¿Qué veneciano viajó a China? | (Marco) Polo
¿A qué banquero de Florencia llamaban el Magnífico? | Lorenzo de Médici / Lorenzo de Médicis
¿Quién pintó la «Mona Lisa»? | Leonardo (da Vinci) / da Vinci
¿Quién pintó el techo de la Capilla Sixtina? | Miguel Ángel (Buonarroti)
¿Quién escribió «El príncipe»? | (Nicolás) Maquiavelo
¿Quién vio las lunas de Júpiter y fue juzgado? | Galileo (Galilei)
¿Quién compuso «Las cuatro estaciones»? | (Antonio) Vivaldi
¿Quién inventó la primera pila eléctrica? | (Alessandro) Volta
¿Quién llevó a los Mil a Sicilia? | (Giuseppe) Garibaldi
¿Qué ministro del Piamonte quería una Italia unida? | Cavour / conde de Cavour
¿Quién fue el primer rey de la Italia unida? | Víctor Manuel II
¿Quién ganó un premio Nobel por la radio? | (Guglielmo) Marconi
¿Quién fundó un nuevo tipo de escuela para niños? | (Maria) Montessori
¿Quién fue el dictador de Italia en la Segunda Guerra Mundial? | (Benito) Mussolini
¿Qué premio Nobel estudió los nervios y fue senadora vitalicia? | (Rita) Levi-Montalcini`,
    when: `
Se funda Roma, según la leyenda | 753 a. C. / 753 a. e. c.
Empieza la República romana | 509 a. C. / 509 a. e. c.
Aníbal cruza los Alpes | 218 a. C. / 218 a. e. c.
César es asesinado | 44 a. C. / 44 a. e. c.
El Vesubio sepulta Pompeya | 79
Cae el último emperador romano de Occidente | 476
Los lombardos llegan a Italia | 568
La Liga Lombarda vence a Barbarroja en Legnano | 1176
Dante muere en Rávena | 1321
El genovés Colón llega a América | 1492
El ejército de Carlos V saquea Roma | 1527
Napoleón acaba con la República de Venecia | 1797
Los Cinco Días de Milán | 1848
Garibaldi zarpa con los Mil | 1860
Italia se une en un solo reino | 1861
Roma se une a Italia | 1870
Italia entra en la Primera Guerra Mundial | 1915
Mussolini marcha sobre Roma | 1922
Italia es liberada en la Segunda Guerra Mundial | 1945
Los italianos eligen la República | 1946
Se firman en Roma los tratados para Europa | 1957`,
  },
  'history-us': {
    who: `
¿Quién fue el primer presidente de Estados Unidos? | (George) Washington
¿Quién escribió casi toda la Declaración de Independencia? | (Thomas) Jefferson
¿Quién estudió los rayos con una cometa? | (Benjamin) Franklin
¿Qué presidente de Estados Unidos gobernó durante la guerra civil? | (Abraham) Lincoln
¿Quién llevó a muchas personas esclavizadas al norte, a la libertad? | (Harriet) Tubman
¿Quién no cedió su asiento en un autobús en Montgomery? | (Rosa) Parks
¿Quién dijo «Tengo un sueño»? | (Martin Luther) King
¿Qué mujer shoshone viajó con Lewis y Clark? | Sacagawea
¿Quién fue el primer secretario del Tesoro de Estados Unidos? | (Alexander) Hamilton | Está en el billete de diez dólares.
¿Quién luchó por el voto femenino en Estados Unidos? | (Susan B.) Anthony | Estuvo en una moneda de un dólar.
¿Quién escapó de la esclavitud y fue un escritor y orador famoso? | (Frederick) Douglass
¿Qué mujer fue la primera en cruzar sola el Atlántico en avión? | (Amelia) Earhart
¿Quién llevó al ejército del Norte a la victoria? | (Ulysses S.) Grant
¿Quién fue el principal general del Sur en la guerra civil? | (Robert E.) Lee
¿Quién fue presidente de Estados Unidos casi toda la Segunda Guerra Mundial? | (Franklin D.) Roosevelt
¿Qué presidente fue asesinado en Dallas en 1963? | (John F.) Kennedy
¿Quién fue el primer presidente negro de Estados Unidos? | (Barack) Obama`,
    when: `
Se funda Jamestown | 1607
Los peregrinos desembarcan en Plymouth | 1620
El Motín del Té de Boston | 1773
La Declaración de Independencia | 1776
Se escribe la Constitución de Estados Unidos | 1787
Washington llega a presidente | 1789
Estados Unidos compra Luisiana | 1803
Empieza el Sendero de Lágrimas para la mayoría de los cheroquis | 1838
Se encuentra oro en California | 1848
Empieza la guerra civil de Estados Unidos | 1861
La Enmienda 13 acaba con la esclavitud | 1865
Un ferrocarril une el este y el oeste del país | 1869
Se inaugura la Estatua de la Libertad | 1886
Las estadounidenses pueden votar en todos los estados | 1920
La Gran Depresión empieza con una caída de la bolsa | 1929
El ataque a Pearl Harbor | 1941
La Ley de Derechos Civiles | 1964
Unos estadounidenses llegan a la Luna | 1969
Los atentados del 11 de septiembre | 2001`,
  },
  'history-uk': {
    who: `
¿Quién ganó la batalla de Hastings? | Guillermo el Conquistador
¿Qué rey inglés tuvo seis esposas? | Enrique VIII
¿Qué reina ocupaba el trono cuando Shakespeare empezó a escribir? | Isabel I
¿Qué reina dirigió una rebelión contra los romanos? | Boudica
¿Qué rey de Wessex, llamado el Grande, luchó contra los vikingos? | Alfredo
¿Quién ganó para Escocia la batalla de Bannockburn? | Roberto Bruce / Robert the Bruce
¿Quién gobernó Inglaterra tras ser decapitado Carlos I? | (Oliver) Cromwell
¿Quién intentó volar el Parlamento en 1605? | (Guy) Fawkes
¿Quién ganó la batalla de Trafalgar? | (Horatio) Nelson
¿Quién ganó la batalla de Waterloo para Gran Bretaña? | (duque de) Wellington
¿Qué reina británica reinó de 1837 a 1901? | Victoria
¿Quién cuidaba con una lámpara a los soldados en la guerra de Crimea? | (Florence) Nightingale
¿Quién escribió «El origen de las especies»? | (Charles) Darwin
¿Quién dirigió a las sufragistas británicas? | (Emmeline) Pankhurst
¿Quién fue primer ministro británico casi toda la Segunda Guerra Mundial? | (Winston) Churchill
¿Qué mujer fue la primera en dirigir el gobierno británico? | (Margaret) Thatcher
¿Qué reina británica reinó 70 años? | Isabel II
¿Quién ayudó a descifrar el código Enigma en la Segunda Guerra Mundial? | (Alan) Turing`,
    when: `
Los romanos de Claudio invaden Britania | 43
Los vikingos atacan Lindisfarne | 793
La batalla de Hastings | 1066
La Carta Magna | 1215
La batalla de Bannockburn | 1314
Enrique VIII sube al trono | 1509
Es derrotada la Armada Invencible | 1588
La Conspiración de la Pólvora | 1605
Carlos I es decapitado | 1649
El Gran Incendio de Londres | 1666
Se unen Inglaterra y Escocia | 1707
La batalla de Trafalgar | 1805
La batalla de Waterloo | 1815
Victoria sube al trono | 1837
Gran Bretaña entra en la Primera Guerra Mundial | 1914
La batalla de Inglaterra, en el aire | 1940
Empieza el Servicio Nacional de Salud británico | 1948
Isabel II es coronada | 1953
El Reino Unido sale de la Unión Europea | 2020`,
  },
  'history-brazil': {
    who: `
¿Qué capitán llegó a Brasil en 1500? | (Pedro Álvares) Cabral
¿Quién dirigió al pueblo libre de Palmares? | Zumbi
¿Qué dentista brasileño fue ahorcado por querer la libertad? | Tiradentes
¿Qué gobernante portugués trasladó su corte a Río? | Juan VI / João VI
¿Quién declaró la independencia de Brasil? | Pedro I
¿Quién fue el último emperador de Brasil? | Pedro II
¿Quién firmó la ley que acabó con la esclavitud en Brasil? | princesa Isabel / Isabel
¿Quién fue el primer presidente de Brasil? | (Deodoro da) Fonseca
¿Quién luchó por la independencia de Brasil vestida de hombre? | Maria Quitéria
¿Qué mujer de Laguna luchó en Brasil e Italia? | Anita Garibaldi
¿Quién escribió «Don Casmurro»? | Machado de Assis
¿Quién voló en París con el 14-bis? | Santos Dumont
¿Qué médico luchó en Río contra la fiebre amarilla? | (Oswaldo) Cruz
¿Qué general brasileño protegió a los pueblos indígenas? | (Cândido) Rondon
¿Qué presidente empezó el Estado Nuevo en 1937? | (Getúlio) Vargas
¿Qué presidente construyó Brasilia? | (Juscelino) Kubitschek
¿Quién diseñó los palacios de Brasilia? | (Oscar) Niemeyer
¿Quién planeó las calles de Brasilia? | (Lúcio) Costa
¿Quién pintó «Abaporu»? | (Tarsila do) Amaral / Tarsila
¿Quién compuso las «Bachianas brasileiras»? | (Heitor) Villa-Lobos
¿Quién ganó tres Copas del Mundo como jugador? | Pelé
¿Qué mujer fue la primera presidenta de Brasil? | (Dilma) Rousseff`,
    when: `
Cabral llega a Brasil | 1500
Salvador pasa a ser la capital de Brasil | 1549
Se funda Río de Janeiro | 1565
Los holandeses toman Recife y Olinda | 1630
Los holandeses dejan Brasil para siempre | 1654
Cae Palmares | 1694
Río pasa a ser la capital de Brasil | 1763
Tiradentes es ahorcado | 1792
La corte portuguesa llega a Río | 1808
Brasil se independiza | 1822
Pedro I de Brasil deja el trono | 1831
Brasil aplica su ley contra la trata de esclavos | 1850
Termina la guerra de Brasil contra Paraguay | 1870
Brasil acaba con la esclavitud | 1888
Brasil se convierte en república | 1889
La Semana de Arte Moderno de São Paulo | 1922
Vargas llega al poder | 1930
Brasilia pasa a ser la capital | 1960
El ejército toma el poder en Brasil | 1964
El ejército deja el poder en Brasil | 1985
La Constitución brasileña de hoy | 1988
El real pasa a ser la moneda de Brasil | 1994`,
  },
};
