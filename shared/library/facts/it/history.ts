import type { FactTexts } from '../fact-texts.ts';

/** Dates on which historians agree, in the order of time. */
export const facts: FactTexts = {
  'world-dates': {
    old: `
Primi Giochi olimpici noti, in Grecia | 776 a.C. / 776 a.e.v. | Vi partecipavano solo uomini greci liberi.
Fondazione di Roma, secondo la leggenda | 753 a.C. / 753 a.e.v. | Nella leggenda una lupa allevò i gemelli Romolo e Remo.
I greci battono i persiani a Maratona | 490 a.C. / 490 a.e.v. | La corsa di 42 chilometri prende il nome da lì.
Socrate è messo a morte ad Atene | 399 a.C. / 399 a.e.v. | Insegnava facendo domande.
Muore Alessandro Magno | 323 a.C. / 323 a.e.v. | Il suo impero andava dalla Grecia all’India.
Il primo imperatore unisce la Cina | 221 a.C. / 221 a.e.v. | Il suo esercito di terracotta veglia ancora la sua tomba.
Annibale attraversa le Alpi | 218 a.C. / 218 a.e.v. | Portò con sé gli elefanti.
Giulio Cesare è assassinato | 44 a.C. / 44 a.e.v. | Era il 15 marzo, le idi di marzo.
Augusto diventa il primo imperatore romano | 27 a.C. / 27 a.e.v. | Il mese di agosto prende il nome da lui.
Il Vesuvio seppellisce Pompei | 79 | La cenere conservò la città com’era.
L’imperatore Costantino permette il cristianesimo a Roma | 313 | Fino ad allora i cristiani erano puniti per la loro fede.
Cade l’ultimo imperatore romano d’Occidente | 476 | L’impero d’Oriente durò altri mille anni.
Maometto va dalla Mecca a Medina | 622 | Da qui comincia il calendario islamico.
Carlo Magno è incoronato imperatore | 800 | Lo incoronò il papa a Roma, il giorno di Natale.
Guglielmo il Conquistatore vince a Hastings | 1066 | Da allora i re d’Inghilterra parlarono a lungo francese.
È bandita la prima crociata | 1095 | I cavalieri partirono per prendere Gerusalemme.
Re Giovanni concede la Magna Carta | 1215 | Da allora anche il re dovette rispettare la legge.
Marco Polo parte per la Cina | 1271 | Aveva circa 17 anni e tornò dopo 24 anni.
Comincia la guerra dei Cent’anni | 1337 | Francia e Inghilterra combatterono, con pause, fino al 1453.
La peste nera arriva in Europa | 1347 | Uccise circa un terzo degli europei.
Giovanna d’Arco è bruciata | 1431 | A 17 anni aveva guidato l’esercito francese.
Gli ottomani prendono Costantinopoli | 1453 | Oggi la città si chiama Istanbul.
Comincia la guerra delle Due Rose in Inghilterra | 1455 | Due famiglie, con una rosa rossa e una bianca, lottarono per il trono.
Colombo arriva in America | 1492 | Credeva di essere in Asia.
Vasco da Gama arriva in India per mare | 1498 | Fu il primo a navigare dall’Europa all’India intorno all’Africa.`,
    early: `
Cabral arriva in Brasile | 1500 | Per questo i brasiliani parlano portoghese.
Lutero scrive le sue 95 tesi | 1517 | Così cominciò la Riforma.
Magellano parte per il giro del mondo | 1519 | Morì in viaggio. Una delle sue cinque navi tornò.
Cortés conquista la capitale degli aztechi | 1521 | La città era dove oggi è Città del Messico.
Solimano assedia Vienna per la prima volta | 1529 | La città resistette.
Enrico VIII diventa capo della Chiesa d’Inghilterra | 1534 | Il papa non gli aveva permesso di annullare il matrimonio.
Copernico pubblica che la Terra gira intorno al Sole | 1543 | Fino ad allora quasi tutti pensavano che il Sole girasse intorno a noi.
Elisabetta I diventa regina d’Inghilterra | 1558 | Regnò per 44 anni.
L’Invincibile Armata spagnola è sconfitta | 1588 | Le tempeste affondarono molte navi.
Gli inglesi fondano Jamestown in Virginia | 1607 | Fu la prima città inglese in America a durare.
Galileo pubblica ciò che ha visto con il cannocchiale | 1610 | Vide montagne sulla Luna e lune di Giove.
Comincia la guerra dei Trent’anni | 1618 | A Praga alcuni funzionari furono gettati da una finestra.
La Mayflower salpa per l’America | 1620 | A bordo c’erano i Padri pellegrini.
Finisce la guerra dei Trent’anni | 1648 | I trattati si chiamano pace di Vestfalia.
Carlo I d’Inghilterra è decapitato | 1649 | Per undici anni l’Inghilterra non ebbe un re.
Il Grande incendio devasta Londra | 1666 | Cominciò in un panificio.
Newton pubblica le sue leggi del moto | 1687 | Le stesse leggi valgono per mele e pianeti.
L’Inghilterra ottiene la sua Dichiarazione dei diritti | 1689 | Diede al Parlamento più potere che al re.
Pietro il Grande fonda San Pietroburgo | 1703 | Voleva un porto verso l’Europa.
Inghilterra e Scozia formano la Gran Bretagna | 1707 | Ebbero un solo parlamento.
Un terremoto distrugge Lisbona | 1755 | Seguirono un maremoto e incendi.
Watt brevetta la sua macchina a vapore migliorata | 1769 | Presto il vapore mosse fabbriche e treni.
Il Boston Tea Party | 1773 | I coloni gettarono il tè nel porto per via di una tassa.
La Dichiarazione d’indipendenza degli Stati Uniti | 1776 | Fu adottata il 4 luglio.
Il primo volo in mongolfiera con persone | 1783 | Il pallone era dei fratelli Montgolfier.`,
    modern: `
La presa della Bastiglia | 1789 | Il 14 luglio è la festa nazionale francese.
Luigi XVI di Francia è decapitato | 1793 | La Francia era repubblica dall’anno prima.
Jenner fa la prima vaccinazione contro il vaiolo | 1796 | Oggi il vaiolo è scomparso dal mondo.
Haiti diventa indipendente | 1804 | Persone ridotte in schiavitù conquistarono la libertà.
Napoleone vince ad Austerlitz | 1805 | Batté gli imperatori d’Austria e di Russia.
Napoleone perde a Waterloo | 1815 | Fu mandato sull’isola di Sant’Elena.
Nasce la Gran Colombia di Bolívar | 1819 | Ne facevano parte Colombia, Venezuela, Ecuador e Panama.
Il Brasile diventa indipendente | 1822 | Pietro I ne divenne imperatore.
In Inghilterra apre la prima ferrovia pubblica a vapore | 1825 | Andava da Stockton a Darlington.
La Gran Bretagna abolisce per legge la schiavitù nelle colonie | 1833 | Più di 800.000 persone diventarono libere negli anni seguenti.
Vittoria diventa regina | 1837 | Aveva 18 anni e regnò per 63.
Comincia la Grande carestia in Irlanda | 1845 | Una malattia aveva rovinato le patate.
Scoppiano rivoluzioni in tutta Europa | 1848 | La gente chiedeva diritti e parlamenti.
Darwin pubblica «L’origine delle specie» | 1859 | Spiega come cambiano le specie.
L’Italia diventa un solo regno | 1861 | Prima era divisa in molti stati.
Nasce la Croce Rossa | 1863 | Aiuta le persone nelle guerre e nei disastri.
Lincoln è assassinato | 1865 | Fu pochi giorni dopo la fine della guerra di secessione.
Apre il canale di Suez | 1869 | Le navi non dovevano più girare intorno all’Africa.
Nasce l’Impero tedesco | 1871 | Il re di Prussia diventò imperatore.
Bell brevetta il telefono | 1876 | Le prime parole furono per il suo aiutante, il signor Watson.
Benz brevetta la sua automobile | 1886 | Aveva tre ruote.
Apre la Torre Eiffel | 1889 | Per 41 anni fu la costruzione più alta del mondo.
Le donne della Nuova Zelanda ottengono il voto | 1893 | Fu il primo paese in cui tutte le donne potevano votare.
I primi Giochi olimpici moderni | 1896 | Si tennero ad Atene.
I fratelli Wright volano | 1903 | Il primo volo durò 12 secondi.`,
    recent: `
Amundsen arriva al Polo Sud | 1911 | Scott arrivò cinque settimane dopo.
Affonda il Titanic | 1912 | Urtò un iceberg al suo primo viaggio.
Comincia la Prima guerra mondiale | 1914 | A Sarajevo era stato ucciso un erede al trono.
La Rivoluzione russa | 1917 | Lo zar perse il trono.
Finisce la Prima guerra mondiale | 1918 | I combattimenti cessarono l’11 novembre.
Fleming scopre la penicillina | 1928 | Una muffa aveva ucciso i batteri in un piattino.
Hitler sale al potere | 1933 | La Germania diventò una dittatura.
Comincia la Seconda guerra mondiale in Europa | 1939 | La Germania attaccò la Polonia.
Il Giappone attacca Pearl Harbor | 1941 | Il giorno dopo gli Stati Uniti entrarono in guerra.
Gli Alleati sbarcano in Normandia | 1944 | È noto come D-Day.
Finisce la Seconda guerra mondiale | 1945 | Finì in Europa a maggio e in Asia a settembre.
L’India diventa indipendente | 1947 | Gandhi aveva lottato per questo senza violenza.
La Dichiarazione universale dei diritti umani | 1948 | Dice che tutti nascono liberi e uguali.
Mao fonda la Repubblica Popolare Cinese | 1949 | È uno dei due paesi più popolosi di oggi.
Hillary e Tenzing scalano l’Everest | 1953 | Tenzing Norgay era uno sherpa del Nepal.
Vola lo Sputnik, il primo satellite artificiale | 1957 | Faceva bip girando intorno alla Terra.
Si costruisce il Muro di Berlino | 1961 | Divise la città per 28 anni.
Martin Luther King dice «Ho un sogno» | 1963 | Lo ascoltarono circa 250.000 persone a Washington.
I primi uomini sulla Luna | 1969 | Neil Armstrong scese per primo.
L’incidente di Chernobyl | 1986 | Esplose un reattore di una centrale nucleare.
Cade il Muro di Berlino | 1989 | Quella notte la gente ci ballò sopra.
La Germania è riunificata | 1990 | Il 3 ottobre è festa nazionale.
Finisce l’Unione Sovietica | 1991 | Divenne quindici paesi.
Mandela diventa presidente del Sudafrica | 1994 | Era stato in prigione 27 anni.
Gli attentati dell’11 settembre | 2001 | Dei terroristi lanciarono aerei contro le Torri Gemelle di New York.`,
  },
};
