import type { FactTexts } from '../fact-texts.ts';

/** People and dates of seven countries; dates in the order of time. */
export const facts: FactTexts = {
  'history-germany': {
    who: `
Chi fu incoronato imperatore a Roma nell’800? | Carlo Magno
Chi stampò la Bibbia con caratteri mobili? | (Johannes) Gutenberg
Chi diede inizio alla Riforma? | (Martin) Lutero
Chi ha scritto il «Faust»? | (Johann Wolfgang von) Goethe
Chi ha scritto «Guglielmo Tell» e l’«Inno alla gioia»? | (Friedrich) Schiller
Chi raccolse fiabe con il fratello Wilhelm? | (Jacob) Grimm
Chi fu il primo cancelliere dell’Impero tedesco? | (Otto von) Bismarck
Chi fu l’ultimo imperatore tedesco? | Guglielmo II
Quale re di Prussia è detto il Grande? | Federico II
Quale re fece costruire Neuschwanstein? | Ludwig II / Ludovico II
Chi tentò di uccidere Hitler con una bomba nel 1944? | (Claus von) Stauffenberg
Quale studentessa distribuì volantini contro Hitler a Monaco di Baviera? | (Sophie) Scholl
Chi fu il primo cancelliere tedesco dopo la Seconda guerra mondiale? | (Konrad) Adenauer
Quale cancelliere s’inginocchiò a Varsavia? | (Willy) Brandt
Chi era cancelliere quando la Germania fu riunificata? | (Helmut) Kohl
Chi fu la prima cancelliera della Germania? | (Angela) Merkel
Chi scrisse un diario ad Amsterdam mentre si nascondeva dai nazisti? | (Anna) Frank
Chi ha scoperto i raggi X? | (Wilhelm) Röntgen`,
    when: `
Le tribù germaniche battono i romani di Varo | 9
Carlo Magno è incoronato imperatore | 800
Le 95 tesi di Lutero | 1517
La guerra dei contadini è stroncata | 1525
Comincia la guerra dei Trent’anni | 1618
La pace di Vestfalia | 1648
Napoleone è battuto a Lipsia | 1813
Un parlamento si riunisce nella Paulskirche di Francoforte | 1848
Nasce l’Impero tedesco | 1871
Comincia la Prima guerra mondiale | 1914
La Germania diventa una repubblica | 1918
Hitler diventa cancelliere | 1933
I nazisti bruciano le sinagoghe in tutta la Germania | 1938
Finisce la Seconda guerra mondiale in Europa | 1945
Nascono due stati tedeschi | 1949
Rivolta nella Germania Est il 17 giugno | 1953
Si costruisce il Muro di Berlino | 1961
Cade il Muro di Berlino | 1989
La Germania è riunificata | 1990
L’euro arriva in contanti | 2002`,
  },
  'history-france': {
    who: `
Quale capo dei Galli combatté Cesare e perse ad Alesia? | Vercingetorige
Quale re dei franchi fu battezzato a Reims? | Clodoveo
Quale re dei franchi divenne imperatore nell’800? | Carlo Magno
Chi guidò l’esercito per liberare Orléans? | Giovanna d’Arco
Quale re costruì il castello di Chambord? | Francesco I
Quale re mise fine alle guerre di religione a Nantes? | Enrico IV
Quale cardinale servì Luigi XIII? | Richelieu
Chi fu il Re Sole? | Luigi XIV
Quale re fu decapitato nella Rivoluzione francese? | Luigi XVI
Quale regina fu decapitata nel 1793? | Maria Antonietta
Chi si fece imperatore nel 1804? | Napoleone (Bonaparte) / Napoleone I
Chi ha scritto «I miserabili»? | (Victor) Hugo
Chi trovò un vaccino contro la rabbia? | (Louis) Pasteur
Chi vinse due premi Nobel, per la fisica e la chimica? | (Marie) Curie
Chi chiamò i francesi alla lotta da Londra nel 1940? | (Charles) de Gaulle
Quale capo della Resistenza francese morì nel 1943? | (Jean) Moulin
Quale sopravvissuta ad Auschwitz guidò il primo Parlamento europeo eletto? | (Simone) Veil
Chi fu presidente della Francia dal 1981 al 1995? | (François) Mitterrand`,
    when: `
Carlo Magno è incoronato imperatore | 800
Il trattato di Verdun divide l’impero | 843
Ugo Capeto diventa re | 987
La battaglia di Bouvines | 1214
Giovanna d’Arco muore a Rouen | 1431
La battaglia di Marignano | 1515
L’editto di Nantes | 1598
Luigi XIV di Francia comincia a governare da solo | 1661
La presa della Bastiglia | 1789
La Francia diventa per la prima volta una repubblica | 1792
Napoleone diventa imperatore | 1804
La battaglia di Waterloo | 1815
La Francia abolisce per sempre la schiavitù | 1848
In Francia tutti i bambini devono andare a scuola | 1882
La Francia separa Stato e Chiesa | 1905
La battaglia di Verdun | 1916
Parigi è liberata nella Seconda guerra mondiale | 1944
Le francesi votano per la prima volta | 1945
Comincia la Quinta Repubblica francese | 1958
La Francia abolisce la pena di morte | 1981`,
  },
  'history-spain': {
    who: `
Quale regina mandò Colombo verso ovest? | Isabella I / Isabella la Cattolica
Quale re sposò Isabella di Castiglia? | Ferdinando II / Ferdinando il Cattolico
Quale cavaliere combatté a Valencia ed è detto il Cid? | (Rodrigo) Díaz de Vivar
Chi arrivò in America nel 1492? | (Cristoforo) Colombo
Chi conquistò gli aztechi? | (Hernán) Cortés
Chi conquistò gli inca? | (Francisco) Pizarro
Chi concluse il primo viaggio intorno al mondo? | (Juan Sebastián) Elcano
Quale re di Spagna fu anche imperatore del Sacro Romano Impero? | Carlo V / Carlo I
Quale re costruì l’Escorial? | Filippo II
Chi ha scritto «Don Chisciotte»? | (Miguel de) Cervantes
Chi ha dipinto «Las Meninas»? | (Diego) Velázquez
Chi ha dipinto «Il 3 maggio 1808»? | (Francisco) Goya
Chi ha dipinto «Guernica»? | (Pablo) Picasso
Chi ha progettato la Sagrada Família? | (Antoni) Gaudí
Quale poeta ha scritto «Nozze di sangue»? | (Federico) García Lorca / Lorca
Chi governò la Spagna da dittatore fino al 1975? | (Francisco) Franco
Quale re portò la Spagna alla democrazia? | Juan Carlos I
Chi vinse le prime elezioni libere in Spagna dopo Franco? | (Adolfo) Suárez
Chi vinse un Nobel per gli studi sulle cellule nervose? | (Santiago) Ramón y Cajal / Cajal`,
    when: `
Eserciti musulmani passano dall’Africa in Spagna | 711
La battaglia di Las Navas de Tolosa | 1212
Isabella di Castiglia e Ferdinando d’Aragona si sposano | 1469
Cade Granada e Colombo salpa | 1492
Elcano conclude il giro del mondo | 1522
La battaglia di Lepanto | 1571
L’Invincibile Armata è sconfitta | 1588
Esce la prima parte del «Don Chisciotte» | 1605
Muore l’ultimo re asburgico di Spagna | 1700
Madrid insorge contro Napoleone | 1808
La Costituzione di Cadice | 1812
La Spagna perde Cuba e le Filippine | 1898
Comincia la Seconda Repubblica spagnola | 1931
Comincia la guerra civile spagnola | 1936
Finisce la guerra civile spagnola | 1939
Muore Franco | 1975
La Costituzione spagnola di oggi | 1978
La Spagna entra nella Comunità europea | 1986
Barcellona ospita i Giochi olimpici | 1992
L’euro arriva in contanti | 2002`,
  },
  'history-italy': {
    who: `
Quale gemello fondò Roma, secondo la leggenda? | Romolo
Chi fu assassinato alle idi di marzo? | (Giulio) Cesare
Chi fu il primo imperatore romano? | Augusto
Quale santo di Assisi amava gli animali e i poveri? | San Francesco / Francesco
Chi ha scritto la «Divina Commedia»? | Dante (Alighieri)
Quale veneziano viaggiò in Cina? | (Marco) Polo
Quale banchiere di Firenze era detto il Magnifico? | Lorenzo de’ Medici
Chi ha dipinto la «Gioconda»? | Leonardo (da Vinci) / da Vinci
Chi ha dipinto la volta della Cappella Sistina? | Michelangelo (Buonarroti)
Chi ha scritto «Il Principe»? | (Niccolò) Machiavelli
Chi vide le lune di Giove e fu processato? | Galileo (Galilei)
Chi ha composto «Le quattro stagioni»? | (Antonio) Vivaldi
Chi inventò la prima pila? | (Alessandro) Volta
Chi guidò i Mille in Sicilia? | (Giuseppe) Garibaldi
Quale ministro del Piemonte lavorò per l’Italia unita? | Cavour / Conte di Cavour / Camillo Benso
Chi fu il primo re dell’Italia unita? | Vittorio Emanuele II
Chi vinse un Nobel per la radio? | (Guglielmo) Marconi
Chi fondò un nuovo tipo di scuola per i bambini? | (Maria) Montessori
Chi fu il dittatore dell’Italia nella Seconda guerra mondiale? | (Benito) Mussolini
Chi vinse un Nobel per la crescita dei nervi e divenne senatrice a vita? | (Rita) Levi-Montalcini`,
    when: `
Fondazione di Roma, secondo la leggenda | 753 a.C. / 753 a.e.v.
Comincia la Repubblica romana | 509 a.C. / 509 a.e.v.
Annibale attraversa le Alpi | 218 a.C. / 218 a.e.v.
Cesare è assassinato | 44 a.C. / 44 a.e.v.
Il Vesuvio seppellisce Pompei | 79
Cade l’ultimo imperatore romano d’Occidente | 476
I longobardi arrivano in Italia | 568
La Lega lombarda batte il Barbarossa a Legnano | 1176
Dante muore a Ravenna | 1321
Il genovese Colombo arriva in America | 1492
L’esercito di Carlo V saccheggia Roma | 1527
Napoleone pone fine alla Repubblica di Venezia | 1797
Le Cinque giornate di Milano | 1848
Garibaldi salpa con i Mille | 1860
L’Italia diventa un solo regno | 1861
Roma si unisce all’Italia | 1870
L’Italia entra nella Prima guerra mondiale | 1915
La marcia su Roma di Mussolini | 1922
L’Italia è liberata nella Seconda guerra mondiale | 1945
Gli italiani scelgono la Repubblica | 1946
A Roma si firmano i trattati per l’Europa | 1957`,
  },
  'history-us': {
    who: `
Chi fu il primo presidente degli Stati Uniti? | (George) Washington
Chi scrisse quasi tutta la Dichiarazione d’indipendenza? | (Thomas) Jefferson
Chi studiò i fulmini con un aquilone? | (Benjamin) Franklin
Quale presidente guidò gli Stati Uniti nella guerra civile? | (Abraham) Lincoln
Chi portò molte persone dalla schiavitù alla libertà, al nord? | (Harriet) Tubman
Chi non cedette il posto su un autobus a Montgomery? | (Rosa) Parks
Chi disse «Ho un sogno»? | (Martin Luther) King
Quale donna shoshone viaggiò con Lewis e Clark? | Sacagawea
Chi fu il primo segretario al Tesoro americano? | (Alexander) Hamilton | È sulla banconota da dieci dollari.
Chi lottò per il voto alle donne americane? | (Susan B.) Anthony | È stata su una moneta da un dollaro.
Chi fuggì dalla schiavitù e diventò scrittore e oratore famoso? | (Frederick) Douglass
Chi fu la prima donna a volare da sola sull’Atlantico? | (Amelia) Earhart
Chi guidò alla vittoria l’esercito dell’Unione? | (Ulysses S.) Grant
Chi fu il principale generale dei confederati? | (Robert E.) Lee
Chi fu presidente americano per quasi tutta la Seconda guerra mondiale? | (Franklin D.) Roosevelt
Quale presidente fu assassinato a Dallas nel 1963? | (John F.) Kennedy
Chi fu il primo presidente nero degli Stati Uniti? | (Barack) Obama`,
    when: `
Fondazione di Jamestown | 1607
I Padri pellegrini sbarcano a Plymouth | 1620
Il Boston Tea Party | 1773
La Dichiarazione d’indipendenza americana | 1776
È scritta la Costituzione americana | 1787
Washington diventa presidente | 1789
L’acquisto della Louisiana | 1803
Comincia il Sentiero delle lacrime per quasi tutti i Cherokee | 1838
Si trova l’oro in California | 1848
Comincia la guerra civile americana | 1861
Il 13º emendamento abolisce la schiavitù negli Stati Uniti | 1865
Una ferrovia unisce est e ovest dell’America | 1869
S’inaugura la Statua della Libertà | 1886
Le americane ottengono il voto in tutti gli stati | 1920
La Grande depressione comincia con un crollo in borsa | 1929
L’attacco a Pearl Harbor | 1941
La legge sui diritti civili negli Stati Uniti | 1964
Gli americani arrivano sulla Luna | 1969
Gli attentati dell’11 settembre | 2001`,
  },
  'history-uk': {
    who: `
Chi vinse la battaglia di Hastings? | Guglielmo il Conquistatore / Guglielmo I
Quale re inglese ebbe sei mogli? | Enrico VIII
Quale regina regnava quando Shakespeare cominciò a scrivere? | Elisabetta I
Quale regina guidò una rivolta contro i romani? | Budicca / Boudicca
Quale re del Wessex combatté i vichinghi ed è detto il Grande? | Alfredo
Chi vinse la battaglia di Bannockburn per la Scozia? | Robert Bruce / Roberto Bruce
Chi guidò l’Inghilterra dopo la decapitazione di Carlo I? | (Oliver) Cromwell
Chi cercò di far saltare il Parlamento nel 1605? | (Guy) Fawkes
Chi vinse la battaglia di Trafalgar? | (Horatio) Nelson
Chi vinse la battaglia di Waterloo per la Gran Bretagna? | (Duca di) Wellington
Quale regina britannica regnò dal 1837 al 1901? | Vittoria
Chi assisteva con una lampada i soldati nella guerra di Crimea? | (Florence) Nightingale
Chi ha scritto «L’origine delle specie»? | (Charles) Darwin
Chi guidò le suffragette britanniche? | (Emmeline) Pankhurst
Chi fu primo ministro britannico per quasi tutta la Seconda guerra mondiale? | (Winston) Churchill
Chi fu la prima donna a capo del governo britannico? | (Margaret) Thatcher
Quale regina britannica regnò per 70 anni? | Elisabetta II
Chi aiutò a decifrare il codice Enigma nella Seconda guerra mondiale? | (Alan) Turing`,
    when: `
I romani di Claudio invadono la Britannia | 43
I vichinghi attaccano Lindisfarne | 793
La battaglia di Hastings | 1066
La Magna Carta | 1215
La battaglia di Bannockburn | 1314
Enrico VIII diventa re | 1509
L’Invincibile Armata è sconfitta | 1588
La congiura delle polveri | 1605
Carlo I è decapitato | 1649
Il Grande incendio di Londra | 1666
Inghilterra e Scozia si uniscono | 1707
La battaglia di Trafalgar | 1805
La battaglia di Waterloo | 1815
Vittoria diventa regina | 1837
La Gran Bretagna entra nella Prima guerra mondiale | 1914
La battaglia d’Inghilterra nei cieli | 1940
Nasce il servizio sanitario britannico | 1948
Elisabetta II è incoronata | 1953
Il Regno Unito lascia l’Unione europea | 2020`,
  },
  'history-brazil': {
    who: `
Quale capitano arrivò in Brasile nel 1500? | (Pedro Álvares) Cabral
Chi guidò il popolo libero di Palmares? | Zumbi
Quale dentista brasiliano fu impiccato perché voleva la libertà? | Tiradentes
Quale sovrano portoghese trasferì la corte a Rio? | Giovanni VI / João VI
Chi proclamò l’indipendenza del Brasile? | Pietro I / Pedro I
Chi fu l’ultimo imperatore del Brasile? | Pietro II / Pedro II
Chi firmò la legge che abolì la schiavitù in Brasile? | Principessa Isabella / Isabella
Chi fu il primo presidente del Brasile? | (Deodoro da) Fonseca
Chi combatté per il Brasile indipendente vestita da uomo? | Maria Quitéria
Quale donna di Laguna combatté in Brasile e in Italia? | Anita Garibaldi
Chi ha scritto «Dom Casmurro»? | Machado de Assis
Chi volò con il 14-bis a Parigi? | Santos Dumont
Quale medico combatté la febbre gialla a Rio? | (Oswaldo) Cruz
Quale generale brasiliano protesse i popoli nativi? | (Cândido) Rondon
Quale presidente iniziò lo Stato Nuovo nel 1937? | (Getúlio) Vargas
Quale presidente fece costruire Brasilia? | (Juscelino) Kubitschek
Chi progettò i palazzi di Brasilia? | (Oscar) Niemeyer
Chi disegnò le strade di Brasilia? | (Lúcio) Costa
Chi ha dipinto «Abaporu»? | (Tarsila do) Amaral / Tarsila
Chi ha composto le «Bachianas brasileiras»? | (Heitor) Villa-Lobos
Chi ha vinto tre Mondiali da giocatore? | Pelé
Chi fu la prima donna presidente del Brasile? | (Dilma) Rousseff`,
    when: `
Cabral arriva in Brasile | 1500
Salvador diventa la capitale del Brasile | 1549
Fondazione di Rio de Janeiro | 1565
Gli olandesi prendono Recife e Olinda | 1630
Gli olandesi lasciano per sempre il Brasile | 1654
Cade Palmares | 1694
Rio diventa la capitale del Brasile | 1763
Tiradentes è impiccato | 1792
La corte portoghese arriva a Rio | 1808
Il Brasile diventa indipendente | 1822
Pietro I del Brasile rinuncia al trono | 1831
Il Brasile fa rispettare la legge contro la tratta degli schiavi | 1850
Finisce la guerra del Brasile contro il Paraguay | 1870
Il Brasile abolisce la schiavitù | 1888
Il Brasile diventa una repubblica | 1889
Settimana d’arte moderna a San Paolo | 1922
Vargas sale al potere | 1930
Brasilia diventa la capitale | 1960
L’esercito prende il potere in Brasile | 1964
L’esercito lascia il potere in Brasile | 1985
La Costituzione brasiliana di oggi | 1988
Il real diventa la moneta del Brasile | 1994`,
  },
};
