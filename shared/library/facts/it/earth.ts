import type { FactTexts } from '../fact-texts.ts';

/** Rocks, rivers, mountains and famous places. */
export const facts: FactTexts = {
  'rocks-volcanoes': {
    8: `
Come si chiama la roccia fusa sotto terra? | magma
Come si chiama la roccia fusa quando esce e scorre? | lava
Quale montagna può lanciare cenere e roccia fusa? | vulcano
Come si chiama quando la terra trema? | terremoto / sisma
Come si chiama lo strato duro esterno della Terra? | crosta / crosta terrestre
Come si chiama lo strato spesso sotto la crosta? | mantello
Come si chiama il centro caldo della Terra? | nucleo
Come si chiama la traccia di un antico essere vivente nella pietra? | fossile
Come si chiamano le rocce nate da roccia fusa raffreddata? | magmatiche / ignee
Come si chiamano le rocce nate da strati di sabbia e fango? | sedimentarie
Come si chiamano le rocce cambiate da calore e pressione? | metamorfiche
Come si chiama lo sgretolarsi della roccia per pioggia, gelo e vento? | degradazione / meteorizzazione / alterazione
Come si chiama quando vento o acqua portano via il suolo? | erosione
In che cosa crescono le piante? | terra / suolo / terreno
Di che cosa sono fatte le rocce? | minerali
Come si chiama una grande onda dopo una scossa sotto il mare? | tsunami / maremoto
Che cos’è un granello di sale con le sue facce piatte? | cristallo`,
    10: `
Quale roccia a puntini si è raffreddata piano in profondità? | granito
Quale roccia scura forma quasi tutto il fondo dell’oceano? | basalto
Quale roccia è così piena di buchi che galleggia? | pomice
Quale roccia è vetro vulcanico? | ossidiana
Quale roccia si forma da gusci e scheletri nel mare? | calcare
Quale roccia è fatta di granelli di sabbia uniti? | arenaria
In quale roccia si trasforma il calcare con calore e pressione? | marmo
Quale roccia si divide in lastre sottili per i tetti? | ardesia
Quale combustibile si è formato da piante di antiche paludi? | carbone / carbon fossile
Qual è il minerale più duro? | diamante
Qual è il minerale più tenero della scala di Mohs? | talco
Quale minerale è la parte principale di quasi tutta la sabbia? | quarzo
Come si chiamano gli enormi pezzi mobili della crosta terrestre? | placche tettoniche / placche / zolle
Come si chiama una spaccatura lungo cui si muovono le rocce? | faglia
Come si chiama il punto in superficie sopra un terremoto? | epicentro
Che cosa registra le scosse del suolo? | sismografo / sismometro
Che cosa pende dal soffitto di una grotta calcarea? | stalattite
Che cosa cresce dal pavimento di una grotta calcarea? | stalagmite
Come si chiama quando una placca scivola sotto un’altra? | subduzione`,
  },
  rivers: {
    8: `
Quale fiume attraversa Parigi? | Senna
Quale fiume attraversa Londra? | Tamigi
Quale fiume attraversa Il Cairo? | Nilo
Quale fiume attraversa Vienna e Budapest? | Danubio
Quale fiume attraversa Colonia? | Reno
Quale fiume attraversa Roma? | Tevere
Quale fiume scorre a ovest di Manhattan? | Hudson
Quale fiume passa per la capitale degli Stati Uniti? | Potomac
Quale fiume attraversa New Orleans? | Mississippi
Quale fiume ha scavato il Grand Canyon? | Colorado
Quale fiume ha la maggiore portata al mondo? | Rio delle Amazzoni / Amazzoni
Qual è il fiume più lungo dell’Asia? | Fiume Azzurro / Yangtze
Quale fiume attraversa Amburgo e Dresda? | Elba
Quale fiume passa accanto al duomo di Berlino? | Sprea
Quale fiume passa accanto al Cremlino? | Moscova
Quale fiume è sacro agli indù? | Gange
Qual è il fiume più lungo d’Europa? | Volga`,
    10: `
Quale fiume passa per Kinshasa? | Congo
Quale fiume attraversa Baghdad? | Tigri
Su quale fiume sorgeva l’antica Babilonia? | Eufrate
Quale fiume attraversa San Pietroburgo? | Neva
Quale fiume arriva al mare a Lisbona? | Tago
Quale fiume attraversa Porto? | Duero / Douro
Quale fiume attraversa Siviglia? | Guadalquivir
Quale fiume attraversa Firenze? | Arno
Quale fiume attraversa Torino? | Po
Quale fiume esce dal lago di Ginevra verso il Mediterraneo? | Rodano
Quale fiume attraversa Bordeaux? | Garonna
Quale fiume attraversa Praga? | Moldava
Quale fiume attraversa Varsavia? | Vistola
Quale fiume forma le cascate Vittoria? | Zambesi
Quale fiume attraversa Dublino? | Liffey
Qual è il fiume più lungo del Pakistan? | Indo
Quale fiume ha il delta nel sud del Vietnam? | Mekong
Quale lungo fiume va dal Montana al Mississippi? | Missouri
Quale fiume fa da confine tra Texas e Messico? | Rio Grande
Quale fiume passa per Montréal? | San Lorenzo
Qual è il fiume più lungo dell’Alaska? | Yukon
Quale fiume scorre vicino a Timbuctù? | Niger
Quale fiume attraversa Saragozza? | Ebro
Qual è il fiume più lungo della Francia? | Loira`,
  },
  mountains: {
    8: `
Qual è la montagna più alta del mondo? | Everest / monte Everest
Qual è la seconda montagna più alta del mondo? | K2
Qual è la montagna più alta dell’Africa? | Kilimangiaro
Qual è la montagna più alta del Nord America? | Denali / McKinley
Qual è la montagna più alta del Sud America? | Aconcagua
Qual è la montagna più alta delle Alpi? | Monte Bianco
Qual è la montagna più alta della Germania? | Zugspitze
Qual è la montagna più alta del Giappone? | Fuji / monte Fuji
Qual è la montagna più alta della Spagna? | Teide | È un vulcano di Tenerife.
Qual è la montagna più alta del Regno Unito? | Ben Nevis
Quale vulcano ha sepolto Pompei? | Vesuvio
Quale vulcano si trova in Sicilia? | Etna
Quale montagna a piramide sta sopra Zermatt? | Cervino / Matterhorn
Quale monte mostra i volti di quattro presidenti degli Stati Uniti? | Rushmore / monte Rushmore
Quale monte era la casa degli dei greci? | Olimpo / monte Olimpo
Quale montagna piatta sovrasta Città del Capo? | Table Mountain / Montagna della Tavola
Quale monte sta all’ingresso della baia di Rio de Janeiro? | Pan di Zucchero
Quale roccia rossa sta nel mezzo dell’Australia? | Uluru`,
    10: `
Qual è la montagna più alta dell’Antartide? | Vinson / monte Vinson
Qual è la montagna più alta del Caucaso? | Elbrus
Qual è la montagna più alta dell’Austria? | Grossglockner
Qual è la montagna più alta del Galles? | Snowdon / Yr Wyddfa
Qual è la montagna più alta della Nuova Zelanda? | Aoraki / monte Cook
Qual è la montagna più alta della terraferma australiana? | Kosciuszko
Qual è la montagna più alta delle Hawaii? | Mauna Kea
Qual è la montagna più alta della Turchia? | Ararat
Qual è la montagna più alta del Messico? | Pico de Orizaba
Qual è la montagna più alta del Canada? | Logan
Qual è la montagna più alta degli Stati Uniti senza contare l’Alaska? | Whitney
Qual è la montagna più alta dell’Ecuador? | Chimborazo
Qual è la montagna più alta del Marocco? | Toubkal
Qual è la montagna più alta della Slovenia? | Tricorno / Triglav
Qual è la montagna più alta della Norvegia? | Galdhøpiggen
Qual è la montagna più alta dell’Irlanda? | Carrauntoohil
Quale vulcano dello stato di Washington eruttò nel 1980? | Saint Helens / Sant’Elena
Quale vulcano dell’Indonesia esplose nel 1883? | Krakatoa
Quale vulcano delle Filippine eruttò nel 1991? | Pinatubo
Quale vulcano dell’Islanda fermò gli aerei nel 2010? | Eyjafjallajökull`,
  },
  landmarks: {
    8: `
In quale paese è la Torre Eiffel? | Francia
In quale paese è il Colosseo? | Italia
In quale paese sono le piramidi di Giza? | Egitto
In quale paese è il Taj Mahal? | India
In quale paese è la Statua della Libertà? | Stati Uniti / USA
In quale paese è Stonehenge? | Regno Unito / Inghilterra / Gran Bretagna
In quale paese è la Grande barriera corallina? | Australia
In quale paese è Machu Picchu? | Perù
In quale paese è il castello di Neuschwanstein? | Germania
In quale paese è l’Acropoli? | Grecia
In quale paese è la cattedrale di San Basilio? | Russia
In quale paese è la statua del Cristo Redentore? | Brasile
In quale paese è la Sagrada Família? | Spagna
In quale paese è Petra, la città scavata nella roccia? | Giordania
In quale paese è Angkor Wat? | Cambogia
In quale paese è la piramide di Chichén Itzá? | Messico
In quale paese è il Burj Khalifa? | Emirati Arabi Uniti / Emirati
In quale paese è la statua della Sirenetta? | Danimarca
In quale paese sono i mulini di Kinderdijk? | Paesi Bassi / Olanda
In quale paese è l’Atomium? | Belgio
In quale paese è la CN Tower? | Canada
In quale paese è l’Esercito di terracotta? | Cina`,
    10: `
In quale paese è il tempio di Borobudur? | Indonesia
In quale paese è l’Alhambra? | Spagna
In quale paese è Mont-Saint-Michel? | Francia
In quale paese sono le teste giganti dell’Isola di Pasqua? | Cile
In quale paese sono le chiese di roccia di Lalibela? | Etiopia
In quale paese è la Grande moschea di Djenné? | Mali
In quale paese sono le torri Petronas? | Malaysia / Malesia
In quale paese è la pagoda Shwedagon? | Myanmar / Birmania
In quale paese è il Ponte Carlo? | Cechia / Repubblica Ceca
In quale paese è il castello di Schönbrunn? | Austria
In quale paese è il castello del Wawel? | Polonia
In quale paese è il castello di Bran? | Romania
In quale paese sono i templi di Abu Simbel? | Egitto
In quale paese è Persepoli? | Iran
In quale paese sono le linee di Nazca? | Perù
In quale paese è la città maya di Tikal? | Guatemala
In quale paese è la moschea di Hassan II? | Marocco
In quale paese è la rocca di Sigiriya? | Sri Lanka
In quale paese sono le scogliere di Moher? | Irlanda
In quale paese è il fiordo di Geiranger? | Norvegia
In quale paese è il fiordo Milford Sound? | Nuova Zelanda
In quale paese è la baia di Ha Long? | Vietnam
In quale paese è il tempio Wat Arun? | Thailandia
In quale paese è il palazzo Gyeongbokgung? | Corea del Sud
In quale paese è il palazzo di Cnosso? | Grecia
In quale paese è la Torre di Belém? | Portogallo`,
  },
  'city-landmarks': {
    8: `
In quale città è la Torre Eiffel? | Parigi
In quale città è il Big Ben? | Londra
In quale città è il Colosseo? | Roma
In quale città è la Porta di Brandeburgo? | Berlino
In quale città è la Statua della Libertà? | New York
In quale città è il ponte Golden Gate? | San Francisco
In quale città è la Casa Bianca? | Washington
In quale città è la Piazza Rossa? | Mosca
In quale città è la Sagrada Família? | Barcellona
In quale città è l’Acropoli? | Atene
In quale città è la Moschea Blu? | Istanbul
In quale città è la statua del Cristo Redentore? | Rio de Janeiro
In quale città è la statua della Sirenetta? | Copenaghen
In quale città è l’Atomium? | Bruxelles
In quale città è la casa di Anna Frank? | Amsterdam
In quale città è il Ponte Carlo? | Praga
In quale città è il castello di Schönbrunn? | Vienna
In quale città è il Burj Khalifa? | Dubai
In quale città è la Città Proibita? | Pechino
In quale città è la CN Tower? | Toronto`,
    10: `
In quale città è il museo del Prado? | Madrid
In quale città è la torre Skytree? | Tokyo
In quale città è il Ponte di Rialto? | Venezia
In quale città è il Ponte Vecchio? | Firenze
In quale città è il teatro alla Scala? | Milano
In quale città è l’hotel Marina Bay Sands? | Singapore
In quale città è la Torre di Belém? | Lisbona
In quale città è il museo dell’Ermitage? | San Pietroburgo
In quale città è il Tempio d’oro dei sikh? | Amritsar
In quale città è la torre Space Needle? | Seattle
In quale città è la scritta Hollywood? | Los Angeles
In quale città è il Gateway Arch? | Saint Louis
In quale città è la Willis Tower? | Chicago
In quale città è lo Zwinger? | Dresda
In quale città è il museo Guggenheim con le onde di titanio? | Bilbao
In quale città sono le torri Petronas? | Kuala Lumpur
In quale città è il museo Vasa? | Stoccolma
In quale città è il Bastione dei Pescatori? | Budapest`,
  },
};
