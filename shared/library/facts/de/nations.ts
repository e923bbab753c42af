import type { FactTexts } from '../fact-texts.ts';

/** People and dates of seven countries; dates in the order of time. */
export const facts: FactTexts = {
  'history-germany': {
    who: `
Wer wurde 800 in Rom zum Kaiser gekrönt? | Karl der Große
Wer druckte die Bibel mit beweglichen Buchstaben? | (Johannes) Gutenberg
Wer begann die Reformation? | (Martin) Luther
Wer schrieb „Faust“? | (Johann Wolfgang von) Goethe
Wer schrieb „Wilhelm Tell“ und die „Ode an die Freude“? | (Friedrich) Schiller
Wer sammelte mit seinem Bruder Wilhelm Märchen? | (Jacob) Grimm
Wer war der erste Kanzler des Deutschen Reichs? | (Otto von) Bismarck
Wer war der letzte deutsche Kaiser? | Wilhelm II.
Welcher König von Preußen wird der Große genannt? | Friedrich II.
Welcher König baute Neuschwanstein? | Ludwig II.
Wer versuchte 1944, Hitler mit einer Bombe zu töten? | (Claus von) Stauffenberg
Welche Studentin verteilte in München Flugblätter gegen Hitler? | (Sophie) Scholl
Wer war nach dem Zweiten Weltkrieg der erste Bundeskanzler? | (Konrad) Adenauer
Welcher Bundeskanzler kniete in Warschau nieder? | (Willy) Brandt
Wer war bei der Wiedervereinigung Bundeskanzler? | (Helmut) Kohl
Wer war die erste Bundeskanzlerin? | (Angela) Merkel
Wer schrieb versteckt vor den Nazis in Amsterdam ein Tagebuch? | (Anne) Frank
Wer entdeckte die Röntgenstrahlen? | (Wilhelm Conrad) Röntgen`,
    when: `
Germanen schlagen die Römer unter Varus | 9
Karl der Große wird zum Kaiser gekrönt | 800
Luthers 95 Thesen | 1517
Der Bauernkrieg wird niedergeschlagen | 1525
Der Dreißigjährige Krieg beginnt | 1618
Der Westfälische Friede | 1648
Napoleon wird bei Leipzig geschlagen | 1813
Ein Parlament tagt in der Frankfurter Paulskirche | 1848
Das Deutsche Reich wird gegründet | 1871
Der Erste Weltkrieg beginnt | 1914
Deutschland wird eine Republik | 1918
Hitler wird Reichskanzler | 1933
Nazis zünden in ganz Deutschland Synagogen an | 1938
Der Zweite Weltkrieg endet in Europa | 1945
Zwei deutsche Staaten werden gegründet | 1949
Der Aufstand vom 17. Juni in der DDR | 1953
Die Berliner Mauer wird gebaut | 1961
Die Berliner Mauer fällt | 1989
Deutschland wird wiedervereinigt | 1990
Der Euro kommt als Bargeld | 2002`,
  },
  'history-france': {
    who: `
Welcher Gallier kämpfte gegen Cäsar und verlor bei Alesia? | Vercingetorix
Welcher König der Franken wurde in Reims getauft? | Chlodwig I. / Chlodwig
Welcher König der Franken wurde 800 Kaiser? | Karl der Große
Wer führte das Heer zur Befreiung von Orléans? | Jeanne d’Arc / Johanna von Orléans
Welcher König baute das Schloss Chambord? | Franz I.
Welcher König beendete in Nantes die Religionskriege? | Heinrich IV.
Welcher Kardinal diente Ludwig XIII.? | Richelieu
Wer war der Sonnenkönig? | Ludwig XIV.
Welcher König wurde in der Französischen Revolution geköpft? | Ludwig XVI.
Welche Königin wurde 1793 geköpft? | Marie-Antoinette
Wer machte sich 1804 zum Kaiser? | Napoleon (Bonaparte) / Napoleon I.
Wer schrieb „Die Elenden“? | (Victor) Hugo
Wer fand eine Impfung gegen Tollwut? | (Louis) Pasteur
Wer bekam zwei Nobelpreise, in Physik und in Chemie? | (Marie) Curie
Wer rief die Franzosen 1940 aus London zum Kampf auf? | (Charles) de Gaulle
Welcher Führer der Résistance starb 1943? | (Jean) Moulin
Wer überlebte Auschwitz und leitete das erste gewählte Europaparlament? | (Simone) Veil
Wer war von 1981 bis 1995 Präsident von Frankreich? | (François) Mitterrand`,
    when: `
Karl der Große wird zum Kaiser gekrönt | 800
Der Vertrag von Verdun teilt das Reich | 843
Hugo Capet wird König | 987
Die Schlacht bei Bouvines | 1214
Jeanne d’Arc stirbt in Rouen | 1431
Die Schlacht bei Marignano | 1515
Das Edikt von Nantes | 1598
Ludwig XIV. von Frankreich beginnt, allein zu regieren | 1661
Der Sturm auf die Bastille | 1789
Frankreich wird zum ersten Mal eine Republik | 1792
Napoleon wird Kaiser | 1804
Die Schlacht bei Waterloo | 1815
Frankreich schafft die Sklaverei endgültig ab | 1848
Alle Kinder in Frankreich müssen Unterricht bekommen | 1882
Frankreich trennt Kirche und Staat | 1905
Die Schlacht um Verdun | 1916
Paris wird im Zweiten Weltkrieg befreit | 1944
Die Französinnen wählen zum ersten Mal | 1945
Frankreichs Fünfte Republik beginnt | 1958
Frankreich schafft die Todesstrafe ab | 1981`,
  },
  'history-spain': {
    who: `
Welche Königin schickte Kolumbus nach Westen? | Isabella I.
Welcher König heiratete Isabella von Kastilien? | Ferdinand II.
Welcher Ritter kämpfte um Valencia und heißt El Cid? | (Rodrigo) Díaz de Vivar
Wer erreichte 1492 Amerika? | (Christoph) Kolumbus
Wer eroberte das Reich der Azteken? | (Hernán) Cortés
Wer eroberte das Reich der Inka? | (Francisco) Pizarro
Wer vollendete die erste Weltumsegelung? | (Juan Sebastián) Elcano
Welcher König von Spanien wurde auch Kaiser? | Karl I. / Karl V.
Welcher König baute den Escorial? | Philipp II.
Wer schrieb „Don Quijote“? | (Miguel de) Cervantes
Wer malte „Las Meninas“? | (Diego) Velázquez
Wer malte „Die Erschießung der Aufständischen vom 3. Mai 1808“? | (Francisco de) Goya
Wer malte „Guernica“? | (Pablo) Picasso
Wer entwarf die Sagrada Família? | (Antoni) Gaudí
Welcher Dichter schrieb „Bluthochzeit“? | (Federico) García Lorca / Lorca
Wer herrschte bis 1975 als Diktator über Spanien? | (Francisco) Franco
Welcher König führte Spanien zur Demokratie? | Juan Carlos I.
Wer gewann nach Franco die erste freie Wahl in Spanien? | (Adolfo) Suárez
Wer bekam für seine Forschung über Nervenzellen einen Nobelpreis? | (Santiago) Ramón y Cajal / Cajal`,
    when: `
Muslimische Heere setzen von Afrika nach Spanien über | 711
Die Schlacht bei Las Navas de Tolosa | 1212
Isabella von Kastilien und Ferdinand von Aragón heiraten | 1469
Granada fällt und Kolumbus sticht in See | 1492
Elcano vollendet die Weltumsegelung | 1522
Die Schlacht bei Lepanto | 1571
Die Armada wird geschlagen | 1588
Der erste Teil von „Don Quijote“ erscheint | 1605
Spaniens letzter König aus dem Haus Habsburg stirbt | 1700
Madrid erhebt sich gegen Napoleon | 1808
Die Verfassung von Cádiz | 1812
Spanien verliert Kuba und die Philippinen | 1898
Spaniens Zweite Republik beginnt | 1931
Der Spanische Bürgerkrieg beginnt | 1936
Der Spanische Bürgerkrieg endet | 1939
Franco stirbt | 1975
Spaniens heutige Verfassung | 1978
Spanien tritt der Europäischen Gemeinschaft bei | 1986
Die Olympischen Spiele in Barcelona | 1992
Der Euro kommt als Bargeld | 2002`,
  },
  'history-italy': {
    who: `
Welcher Zwilling gründete Rom, wie die Sage erzählt? | Romulus
Wer wurde an den Iden des März ermordet? | (Julius) Cäsar
Wer war der erste römische Kaiser? | Augustus
Wer aus Assisi liebte die Tiere und die Armen? | Franziskus / Franz von Assisi
Wer schrieb die Göttliche Komödie? | Dante (Alighieri)
Welcher Venezianer reiste nach China? | (Marco) Polo
Welcher Bankier aus Florenz hieß der Prächtige? | Lorenzo de’ Medici
Wer malte die Mona Lisa? | Leonardo (da Vinci) / da Vinci
Wer malte die Decke der Sixtinischen Kapelle aus? | Michelangelo (Buonarroti)
Wer schrieb „Der Fürst“? | (Niccolò) Machiavelli
Wer sah die Monde des Jupiter und kam vor Gericht? | (Galileo) Galilei / Galileo
Wer komponierte „Die vier Jahreszeiten“? | (Antonio) Vivaldi
Wer erfand die erste Batterie? | (Alessandro) Volta
Wer führte den Zug der Tausend nach Sizilien? | (Giuseppe) Garibaldi
Welcher Minister von Piemont wollte ein geeintes Italien? | (Camillo) Cavour
Wer war der erste König des geeinten Italien? | Viktor Emanuel II.
Wer bekam einen Nobelpreis für den Funk? | (Guglielmo) Marconi
Wer gründete eine neue Art von Schule für Kinder? | (Maria) Montessori
Wer war im Zweiten Weltkrieg Italiens Diktator? | (Benito) Mussolini
Wer erforschte das Wachstum der Nerven und wurde Senatorin auf Lebenszeit? | (Rita) Levi-Montalcini`,
    when: `
Rom wird gegründet, wie die Sage erzählt | 753 v. Chr. / 753 v. u. Z.
Die Römische Republik beginnt | 509 v. Chr. / 509 v. u. Z.
Hannibal zieht über die Alpen | 218 v. Chr. / 218 v. u. Z.
Cäsar wird ermordet | 44 v. Chr. / 44 v. u. Z.
Der Vesuv begräbt Pompeji | 79
Der letzte weströmische Kaiser wird abgesetzt | 476
Die Langobarden kommen nach Italien | 568
Der Lombardenbund schlägt Barbarossa bei Legnano | 1176
Dante stirbt in Ravenna | 1321
Kolumbus aus Genua erreicht Amerika | 1492
Das Heer Karls V. plündert Rom | 1527
Napoleon beendet die Republik Venedig | 1797
Die Fünf Tage von Mailand | 1848
Garibaldi bricht mit den Tausend auf | 1860
Italien wird ein Königreich | 1861
Rom kommt zu Italien | 1870
Italien tritt in den Ersten Weltkrieg ein | 1915
Mussolini marschiert auf Rom | 1922
Italien wird im Zweiten Weltkrieg befreit | 1945
Die Italiener stimmen für die Republik | 1946
In Rom werden die Verträge für Europa unterschrieben | 1957`,
  },
  'history-us': {
    who: `
Wer war der erste Präsident der USA? | (George) Washington
Wer schrieb den größten Teil der Unabhängigkeitserklärung? | (Thomas) Jefferson
Wer erforschte mit einem Drachen die Blitze? | (Benjamin) Franklin
Welcher US-Präsident führte das Land im Bürgerkrieg? | (Abraham) Lincoln
Wer führte viele versklavte Menschen nach Norden in die Freiheit? | (Harriet) Tubman
Wer blieb in Montgomery im Bus sitzen? | (Rosa) Parks
Wer sagte „I have a dream“? | (Martin Luther) King
Welche Frau der Schoschonen begleitete Lewis und Clark? | Sacagawea
Wer war der erste Finanzminister der USA? | (Alexander) Hamilton | Er ist auf dem Zehn-Dollar-Schein.
Wer kämpfte für das Wahlrecht der Frauen? | (Susan B.) Anthony | Sie war auf einer Dollarmünze.
Wer entkam der Sklaverei und wurde ein berühmter Redner? | (Frederick) Douglass
Welche Frau flog als erste allein über den Atlantik? | (Amelia) Earhart
Wer führte das Heer der Nordstaaten zum Sieg? | (Ulysses S.) Grant
Wer war der wichtigste General der Südstaaten? | (Robert E.) Lee
Wer war fast im ganzen Zweiten Weltkrieg US-Präsident? | (Franklin D.) Roosevelt
Welcher Präsident wurde 1963 in Dallas erschossen? | (John F.) Kennedy
Wer war der erste schwarze US-Präsident? | (Barack) Obama`,
    when: `
Jamestown wird gegründet | 1607
Die Pilgerväter landen in Plymouth | 1620
Die Boston Tea Party | 1773
Die Unabhängigkeitserklärung | 1776
Die Verfassung der USA wird geschrieben | 1787
Washington wird Präsident | 1789
Die USA kaufen Louisiana | 1803
Für die meisten Cherokee beginnt der Pfad der Tränen | 1838
In Kalifornien wird Gold gefunden | 1848
Der Amerikanische Bürgerkrieg beginnt | 1861
Der 13. Zusatz zur Verfassung beendet die Sklaverei | 1865
Eine Eisenbahn verbindet Amerikas Osten und Westen | 1869
Die Freiheitsstatue wird eingeweiht | 1886
Amerikas Frauen dürfen in jedem Bundesstaat wählen | 1920
Mit einem Börsenkrach beginnt die Weltwirtschaftskrise | 1929
Der Angriff auf Pearl Harbor | 1941
Das Bürgerrechtsgesetz gegen die Rassentrennung | 1964
Amerikaner landen auf dem Mond | 1969
Die Anschläge vom 11. September | 2001`,
  },
  'history-uk': {
    who: `
Wer gewann die Schlacht bei Hastings? | Wilhelm der Eroberer
Welcher englische König hatte sechs Frauen? | Heinrich VIII.
Welche Königin regierte, als Shakespeare zu schreiben begann? | Elisabeth I.
Welche Königin führte einen Aufstand gegen die Römer an? | Boudicca
Welcher König von Wessex kämpfte gegen die Wikinger und heißt der Große? | Alfred
Wer gewann für Schottland die Schlacht bei Bannockburn? | Robert the Bruce / Robert Bruce
Wer führte England, nachdem Karl I. geköpft worden war? | (Oliver) Cromwell
Wer wollte 1605 das Parlament in die Luft sprengen? | (Guy) Fawkes
Wer gewann die Schlacht bei Trafalgar? | (Horatio) Nelson
Wer gewann für Großbritannien die Schlacht bei Waterloo? | (Herzog von) Wellington
Welche britische Königin regierte von 1837 bis 1901? | Victoria / Viktoria
Wer pflegte mit einer Lampe Soldaten im Krimkrieg? | (Florence) Nightingale
Wer schrieb „Über die Entstehung der Arten“? | (Charles) Darwin
Wer führte die britischen Suffragetten an? | (Emmeline) Pankhurst
Wer war fast im ganzen Zweiten Weltkrieg britischer Premierminister? | (Winston) Churchill
Wer war die erste Premierministerin von Großbritannien? | (Margaret) Thatcher
Welche britische Königin regierte 70 Jahre lang? | Elisabeth II.
Wer half im Zweiten Weltkrieg, den Enigma-Code zu knacken? | (Alan) Turing`,
    when: `
Die Römer unter Claudius erobern Britannien | 43
Die Wikinger überfallen Lindisfarne | 793
Die Schlacht bei Hastings | 1066
Die Magna Carta | 1215
Die Schlacht bei Bannockburn | 1314
Heinrich VIII. wird König | 1509
Die Armada wird geschlagen | 1588
Die Pulververschwörung | 1605
Karl I. wird geköpft | 1649
Der Große Brand von London | 1666
England und Schottland vereinigen sich | 1707
Die Schlacht bei Trafalgar | 1805
Die Schlacht bei Waterloo | 1815
Victoria wird Königin | 1837
Großbritannien tritt in den Ersten Weltkrieg ein | 1914
Die Luftschlacht um England | 1940
Der staatliche Gesundheitsdienst NHS beginnt | 1948
Elisabeth II. wird gekrönt | 1953
Das Vereinigte Königreich verlässt die Europäische Union | 2020`,
  },
  'history-brazil': {
    who: `
Welcher Kapitän erreichte 1500 Brasilien? | (Pedro Álvares) Cabral
Wer führte die freien Menschen von Palmares an? | Zumbi
Welcher brasilianische Zahnarzt wurde gehängt, weil er Freiheit wollte? | Tiradentes
Welcher portugiesische Herrscher verlegte seinen Hof nach Rio? | Johann VI. / João VI.
Wer rief die Unabhängigkeit Brasiliens aus? | Pedro I. / Peter I.
Wer war der letzte Kaiser von Brasilien? | Pedro II. / Peter II.
Wer unterschrieb das Gesetz, das Brasiliens Sklaverei beendete? | Prinzessin Isabella / Prinzessin Isabel
Wer wurde der erste Präsident von Brasilien? | (Deodoro da) Fonseca
Welche Frau kämpfte als Mann verkleidet für Brasiliens Unabhängigkeit? | Maria Quitéria
Welche Frau aus Laguna kämpfte in Brasilien und Italien? | Anita Garibaldi
Wer schrieb „Dom Casmurro“? | Machado de Assis
Wer flog in Paris die 14-bis? | Santos Dumont
Welcher Arzt bekämpfte in Rio das Gelbfieber? | (Oswaldo) Cruz
Welcher brasilianische General schützte die indigenen Völker? | (Cândido) Rondon
Welcher Präsident begann 1937 den Neuen Staat? | (Getúlio) Vargas
Welcher Präsident ließ Brasília bauen? | (Juscelino) Kubitschek
Wer entwarf die Paläste von Brasília? | (Oscar) Niemeyer
Wer plante die Straßen von Brasília? | (Lúcio) Costa
Wer malte „Abaporu“? | (Tarsila do) Amaral / Tarsila
Wer komponierte die Bachianas Brasileiras? | (Heitor) Villa-Lobos
Wer wurde als Spieler dreimal Fußballweltmeister? | Pelé
Welche Frau wurde als erste Präsidentin von Brasilien? | (Dilma) Rousseff`,
    when: `
Cabral erreicht Brasilien | 1500
Salvador wird die Hauptstadt von Brasilien | 1549
Rio de Janeiro wird gegründet | 1565
Die Niederländer erobern Recife und Olinda | 1630
Die Niederländer verlassen Brasilien für immer | 1654
Palmares fällt | 1694
Rio wird die Hauptstadt von Brasilien | 1763
Tiradentes wird gehängt | 1792
Der portugiesische Hof kommt in Rio an | 1808
Brasilien wird unabhängig | 1822
Pedro I. von Brasilien gibt den Thron auf | 1831
Brasilien setzt sein Gesetz gegen den Sklavenhandel durch | 1850
Brasiliens Krieg gegen Paraguay endet | 1870
Brasilien schafft die Sklaverei ab | 1888
Brasilien wird eine Republik | 1889
Die Woche der modernen Kunst in São Paulo | 1922
Vargas kommt an die Macht | 1930
Brasília wird die Hauptstadt | 1960
In Brasilien übernimmt das Militär die Macht | 1964
In Brasilien gibt das Militär die Macht ab | 1985
Brasiliens heutige Verfassung | 1988
Der Real wird Brasiliens Geld | 1994`,
  },
};
