import type { FactTexts } from '../fact-texts.ts';

/** Dates on which historians agree, in the order of time. */
export const facts: FactTexts = {
  'world-dates': {
    old: `
Die ersten bekannten Olympischen Spiele in Griechenland | 776 v. Chr. / 776 v. u. Z. | Nur freie griechische Männer durften mitmachen.
Rom wird gegründet, wie die Sage erzählt | 753 v. Chr. / 753 v. u. Z. | In der Sage zog eine Wölfin die Zwillinge Romulus und Remus auf.
Die Griechen schlagen die Perser bei Marathon | 490 v. Chr. / 490 v. u. Z. | Danach heißt der Lauf über 42 Kilometer.
Sokrates wird in Athen hingerichtet | 399 v. Chr. / 399 v. u. Z. | Er lehrte, indem er Fragen stellte.
Alexander der Große stirbt | 323 v. Chr. / 323 v. u. Z. | Sein Reich ging von Griechenland bis nach Indien.
Der erste Kaiser eint China | 221 v. Chr. / 221 v. u. Z. | Seine Armee aus Ton bewacht noch heute sein Grab.
Hannibal zieht über die Alpen | 218 v. Chr. / 218 v. u. Z. | Er hatte Elefanten dabei.
Julius Cäsar wird ermordet | 44 v. Chr. / 44 v. u. Z. | Es war der 15. März, die Iden des März.
Augustus wird der erste römische Kaiser | 27 v. Chr. / 27 v. u. Z. | Der Monat August hat von ihm seinen Namen.
Der Vesuv begräbt Pompeji | 79 | Die Asche hat die Stadt bewahrt, wie sie war.
Kaiser Konstantin erlaubt in Rom das Christentum | 313 | Bis dahin wurden Christen für ihren Glauben bestraft.
Der letzte weströmische Kaiser wird abgesetzt | 476 | Das Reich im Osten bestand noch tausend Jahre.
Mohammed zieht von Mekka nach Medina | 622 | Hier beginnt der islamische Kalender.
Karl der Große wird zum Kaiser gekrönt | 800 | Der Papst krönte ihn an Weihnachten in Rom.
Wilhelm der Eroberer siegt bei Hastings | 1066 | Danach sprachen Englands Herrscher lange Zeit Französisch.
Der Papst ruft zum Ersten Kreuzzug auf | 1095 | Ritter zogen los, um Jerusalem zu erobern.
König Johann besiegelt die Magna Carta | 1215 | Von da an musste sich auch der König an das Gesetz halten.
Marco Polo bricht nach China auf | 1271 | Er war etwa 17 und kam 24 Jahre später nach Hause.
Der Hundertjährige Krieg beginnt | 1337 | Frankreich und England kämpften mit Pausen bis 1453.
Der Schwarze Tod erreicht Europa | 1347 | An dieser Pest starb etwa ein Drittel der Menschen in Europa.
Jeanne d’Arc wird verbrannt | 1431 | Mit 17 hatte sie das französische Heer angeführt.
Die Osmanen erobern Konstantinopel | 1453 | Heute heißt die Stadt Istanbul.
In England beginnen die Rosenkriege | 1455 | Zwei Familien mit roter und weißer Rose kämpften um den Thron.
Kolumbus erreicht Amerika | 1492 | Er glaubte, er sei in Asien.
Vasco da Gama erreicht Indien auf dem Seeweg | 1498 | Er segelte als Erster von Europa um Afrika herum nach Indien.`,
    early: `
Cabral erreicht Brasilien | 1500 | Deshalb spricht man in Brasilien Portugiesisch.
Luther schreibt seine 95 Thesen | 1517 | Mit ihnen begann die Reformation.
Magellan bricht zur Weltumsegelung auf | 1519 | Er starb unterwegs. Eines seiner fünf Schiffe kam zurück.
Cortés erobert die Hauptstadt der Azteken | 1521 | Sie lag dort, wo heute Mexiko-Stadt ist.
Süleyman belagert Wien zum ersten Mal | 1529 | Die Stadt hielt stand.
Heinrich VIII. wird Oberhaupt der Kirche von England | 1534 | Der Papst hatte ihm die Trennung von seiner Frau nicht erlaubt.
Kopernikus schreibt, dass die Erde um die Sonne kreist | 1543 | Vorher dachten die meisten, die Sonne kreise um uns.
Elisabeth I. wird Königin von England | 1558 | Sie regierte 44 Jahre lang.
Die spanische Armada wird geschlagen | 1588 | Stürme versenkten viele Schiffe.
Engländer gründen Jamestown in Virginia | 1607 | Es war die erste englische Stadt in Amerika, die blieb.
Galilei veröffentlicht, was er durch sein Fernrohr sah | 1610 | Er sah Berge auf dem Mond und Monde des Jupiter.
Der Dreißigjährige Krieg beginnt | 1618 | In Prag wurden Beamte aus dem Fenster geworfen.
Die Mayflower segelt nach Amerika | 1620 | An Bord waren die Pilgerväter.
Der Dreißigjährige Krieg endet | 1648 | Die Verträge heißen Westfälischer Friede.
Karl I. von England wird geköpft | 1649 | Elf Jahre lang hatte England keinen König.
Der Große Brand zerstört London | 1666 | Er brach in einer Bäckerei aus.
Newton veröffentlicht seine Gesetze der Bewegung | 1687 | Sie gelten für Äpfel und für Planeten.
England bekommt die Bill of Rights | 1689 | Sie gab dem Parlament mehr Macht als dem König.
Peter der Große gründet Sankt Petersburg | 1703 | Er wollte einen Hafen nach Europa.
England und Schottland werden Großbritannien | 1707 | Beide bekamen ein gemeinsames Parlament.
Ein Erdbeben zerstört Lissabon | 1755 | Danach kamen ein Tsunami und Brände.
Watt bekommt das Patent für seine bessere Dampfmaschine | 1769 | Bald trieb Dampf Fabriken und Züge an.
Die Boston Tea Party | 1773 | Siedler warfen wegen einer Steuer Tee ins Hafenbecken.
Die Unabhängigkeitserklärung der USA | 1776 | Sie wurde am 4. Juli beschlossen.
Der erste Ballonflug mit Menschen | 1783 | Der Ballon war von den Brüdern Montgolfier.`,
    modern: `
Der Sturm auf die Bastille | 1789 | Der 14. Juli ist der Nationalfeiertag Frankreichs.
Ludwig XVI. von Frankreich wird geköpft | 1793 | Ein Jahr zuvor war Frankreich eine Republik geworden.
Jenner gibt die erste Impfung gegen Pocken | 1796 | Heute gibt es die Pocken nirgends mehr.
Haiti wird unabhängig | 1804 | Versklavte Menschen hatten sich ihre Freiheit erkämpft.
Napoleon siegt bei Austerlitz | 1805 | Er schlug die Kaiser von Österreich und Russland.
Napoleon verliert bei Waterloo | 1815 | Man brachte ihn auf die Insel St. Helena.
Bolívars Großkolumbien wird gegründet | 1819 | Kolumbien, Venezuela, Ecuador und Panama gehörten dazu.
Brasilien wird unabhängig | 1822 | Pedro I. wurde Kaiser.
In England fährt die erste öffentliche Dampfeisenbahn | 1825 | Sie fuhr von Stockton nach Darlington.
Großbritanniens Gesetz gegen die Sklaverei in den Kolonien | 1833 | Mehr als 800.000 Menschen wurden in den Jahren danach frei.
Victoria wird Königin | 1837 | Sie war 18 und regierte 63 Jahre lang.
Die Große Hungersnot in Irland beginnt | 1845 | Eine Krankheit hatte die Kartoffeln verdorben.
In ganz Europa brechen Revolutionen aus | 1848 | Die Menschen verlangten Rechte und Parlamente.
Darwin veröffentlicht „Über die Entstehung der Arten“ | 1859 | Das Buch erklärt, wie sich Arten verändern.
Italien wird ein Königreich | 1861 | Vorher waren es viele Staaten.
Das Rote Kreuz wird gegründet | 1863 | Es hilft Menschen in Kriegen und Katastrophen.
Lincoln wird erschossen | 1865 | Wenige Tage davor war der Bürgerkrieg fast zu Ende gegangen.
Der Suezkanal wird eröffnet | 1869 | Die Schiffe mussten nicht mehr um Afrika fahren.
Das Deutsche Reich wird gegründet | 1871 | Preußens König wurde Kaiser.
Bell bekommt das Patent für das Telefon | 1876 | Die ersten Worte galten seinem Helfer, Mr. Watson.
Benz meldet sein Auto zum Patent an | 1886 | Es hatte drei Räder.
Der Eiffelturm wird eröffnet | 1889 | Er war rund 40 Jahre lang das höchste Bauwerk der Welt.
Neuseelands Frauen dürfen wählen | 1893 | Es war das erste Land, in dem alle Frauen wählen durften.
Die ersten Olympischen Spiele der Neuzeit | 1896 | Sie waren in Athen.
Die Brüder Wright fliegen | 1903 | Der erste Flug dauerte 12 Sekunden.`,
    recent: `
Amundsen erreicht den Südpol | 1911 | Scott kam fünf Wochen später.
Die Titanic sinkt | 1912 | Sie stieß auf ihrer ersten Fahrt an einen Eisberg.
Der Erste Weltkrieg beginnt | 1914 | In Sarajevo war ein Thronfolger erschossen worden.
Die Russische Revolution | 1917 | Der Zar verlor seinen Thron.
Der Erste Weltkrieg endet | 1918 | Am 11. November hörten die Kämpfe auf.
Fleming entdeckt das Penicillin | 1928 | Schimmel hatte die Bakterien in einer Schale getötet.
Hitler kommt an die Macht | 1933 | Deutschland wurde eine Diktatur.
Der Zweite Weltkrieg beginnt in Europa | 1939 | Deutschland überfiel Polen.
Japan greift Pearl Harbor an | 1941 | Am Tag danach traten die USA in den Krieg ein.
Die Alliierten landen in der Normandie | 1944 | Man nennt diesen Tag D-Day.
Der Zweite Weltkrieg endet | 1945 | In Europa endete er im Mai, in Asien im September.
Indien wird unabhängig | 1947 | Gandhi hatte ohne Gewalt dafür gekämpft.
Die Allgemeine Erklärung der Menschenrechte | 1948 | Darin steht, dass alle Menschen frei und gleich geboren sind.
Mao gründet die Volksrepublik China | 1949 | Sie ist eines der beiden Länder mit den meisten Menschen.
Hillary und Tenzing besteigen den Mount Everest | 1953 | Tenzing Norgay war ein Sherpa aus Nepal.
Sputnik, der erste Satellit, fliegt | 1957 | Er piepste, als er um die Erde kreiste.
Die Berliner Mauer wird gebaut | 1961 | Sie teilte die Stadt 28 Jahre lang.
Martin Luther King sagt „I have a dream“ | 1963 | Etwa 250.000 Menschen hörten ihm in Washington zu.
Die ersten Menschen auf dem Mond | 1969 | Neil Armstrong stieg als Erster aus.
Der Unfall von Tschernobyl | 1986 | In einem Kernkraftwerk explodierte ein Reaktor.
Die Berliner Mauer fällt | 1989 | In dieser Nacht tanzten Menschen auf ihr.
Deutschland wird wiedervereinigt | 1990 | Der 3. Oktober ist dort ein Feiertag.
Die Sowjetunion löst sich auf | 1991 | Daraus wurden fünfzehn Länder.
Mandela wird Präsident von Südafrika | 1994 | Er war 27 Jahre im Gefängnis gewesen.
Die Anschläge vom 11. September | 2001 | Terroristen flogen in New York in die Zwillingstürme.`,
  },
};
