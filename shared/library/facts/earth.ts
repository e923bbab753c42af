import { makeFacts } from './read-facts.ts';

const rocks = makeFacts({
  8: `
What is hot melted rock under the ground called? | magma
What is melted rock called once it flows out? | lava
Which mountain can throw out ash and melted rock? | volcano
What is it called when the ground shakes? | earthquake
What is the hard outer layer of the Earth? | crust
What is the thick layer under the crust? | mantle
What is the hot center of the Earth? | core
What is the trace of an old living thing in stone? | fossil
What are rocks called that cooled from melted rock? | igneous
What are rocks called that formed from layers of sand and mud? | sedimentary
What are rocks called that heat and pressure have changed? | metamorphic
What is it called when rock breaks up in rain, frost and wind? | weathering
What is it called when wind or water carries soil away? | erosion
What do plants grow in? | soil
What are rocks made of? | minerals
What is a big wave after a quake under the sea? | tsunami
What is a grain of salt with its flat sides called? | crystal`,
  10: `
Which speckled rock cooled slowly deep underground? | granite
Which dark rock forms most of the ocean floor? | basalt
Which rock is so full of holes that it floats? | pumice
Which rock is volcanic glass? | obsidian
Which rock forms from shells and skeletons in the sea? | limestone
Which rock is grains of sand stuck together? | sandstone
Which rock does limestone turn into under heat and pressure? | marble
Which rock splits into thin sheets for roofs? | slate
Which fuel formed from plants of ancient swamps? | coal
Which is the hardest mineral? | diamond
Which is the softest mineral on the Mohs scale? | talc
Which mineral is the main part of most sand? | quartz
What are the huge moving pieces of the Earth’s crust called? | tectonic plates
What is a crack along which rocks move called? | fault
What is the point on the surface above a quake called? | epicenter
What records the shaking of the ground? | seismograph
What hangs from the roof of a limestone cave? | stalactite
What grows up from the floor of a limestone cave? | stalagmite
What is it called when one plate slides under another? | subduction`,
});

const rivers = makeFacts({
  8: `
Which river flows through Paris? | Seine
Which river flows through London? | Thames
Which river flows through Cairo? | Nile
Which river flows through Vienna and Budapest? | Danube
Which river flows through Cologne? | Rhine
Which river flows through Rome? | Tiber
Which river flows past Manhattan’s west side? | Hudson
Which river flows past Washington, D.C.? | Potomac
Which river flows through New Orleans? | Mississippi
Which river carved the Grand Canyon? | Colorado
Which river carries the most water in the world? | Amazon
Which river is the longest in Asia? | Yangtze
Which river flows through Hamburg and Dresden? | Elbe
Which river flows past the Berlin Cathedral? | Spree
Which river flows past the Kremlin? | Moskva / Moscow River
Which river is holy to Hindus? | Ganges
Which river is the longest in Europe? | Volga`,
  10: `
Which river flows past Kinshasa? | Congo
Which river flows through Baghdad? | Tigris
Which river did ancient Babylon stand on? | Euphrates
Which river flows through Saint Petersburg? | Neva
Which river reaches the sea at Lisbon? | Tagus / Tejo
Which river flows through Porto? | Douro
Which river flows through Seville? | Guadalquivir
Which river flows through Florence? | Arno
Which river flows through Turin? | Po
Which river flows out of Lake Geneva to the Mediterranean? | Rhône
Which river flows through Bordeaux? | Garonne
Which river flows through Prague? | Vltava / Moldau
Which river flows through Warsaw? | Vistula
Which river drops over Victoria Falls? | Zambezi
Which river flows through Dublin? | Liffey
Which river is the longest in Pakistan? | Indus
Which river has its delta in southern Vietnam? | Mekong
Which long river flows from Montana into the Mississippi? | Missouri
Which river is the border between Texas and Mexico? | Rio Grande
Which river flows past Montreal? | Saint Lawrence
Which river is the longest in Alaska? | Yukon
Which river flows near Timbuktu? | Niger
Which river flows through Zaragoza? | Ebro
Which river is the longest in France? | Loire`,
});

const mountains = makeFacts({
  8: `
Which mountain is the highest in the world? | Mount Everest
Which mountain is the second highest in the world? | K2
Which mountain is the highest in Africa? | Kilimanjaro
Which mountain is the highest in North America? | Denali
Which mountain is the highest in South America? | Aconcagua
Which mountain is the highest in the Alps? | Mont Blanc
Which mountain is the highest in Germany? | Zugspitze
Which mountain is the highest in Japan? | Mount Fuji
Which mountain is the highest in Spain? | Teide | It is a volcano on Tenerife.
Which mountain is the highest in the United Kingdom? | Ben Nevis
Which volcano buried Pompeii? | Vesuvius
Which volcano stands on Sicily? | Etna
Which pyramid-shaped mountain stands above Zermatt? | Matterhorn
Which mountain shows the faces of four US presidents? | Mount Rushmore
Which mountain was the home of the Greek gods? | Mount Olympus
Which flat mountain rises above Cape Town? | Table Mountain
Which mountain stands at the harbor of Rio de Janeiro? | Sugarloaf
Which red rock stands in the middle of Australia? | Uluru`,
  10: `
Which mountain is the highest in Antarctica? | Mount Vinson / Vinson Massif
Which mountain is the highest in the Caucasus? | Mount Elbrus
Which mountain is the highest in Austria? | Grossglockner
Which mountain is the highest in Wales? | Snowdon / Yr Wyddfa
Which mountain is the highest in New Zealand? | Aoraki / Mount Cook
Which mountain is the highest on the Australian mainland? | Mount Kosciuszko
Which mountain is the highest in Hawaii? | Mauna Kea
Which mountain is the highest in Turkey? | Mount Ararat
Which mountain is the highest in Mexico? | Pico de Orizaba
Which mountain is the highest in Canada? | Mount Logan
Which mountain is the highest in the 48 states south of Canada? | Mount Whitney
Which mountain is the highest in Ecuador? | Chimborazo
Which mountain is the highest in Morocco? | Toubkal
Which mountain is the highest in Slovenia? | Triglav
Which mountain is the highest in Norway? | Galdhøpiggen
Which mountain is the highest in Ireland? | Carrauntoohil
Which volcano in Washington State erupted in 1980? | Mount Saint Helens
Which volcano in Indonesia exploded in 1883? | Krakatoa
Which volcano in the Philippines erupted in 1991? | Pinatubo
Which volcano in Iceland stopped air traffic in 2010? | Eyjafjallajökull`,
});

const inCountry = (text: string) => ask('In which country', text);
const inCity = (text: string) => ask('In which city', text);

/** Reads places such as `is the Taj Mahal=India`, one a line. */
function ask(question: string, text: string): string {
  return text.replaceAll(/^(.+)=(.+)$/gm, `${question} $1? | $2`);
}

const landmarks = makeFacts({
  8: inCountry(`
is the Eiffel Tower=France
is the Colosseum=Italy
are the pyramids of Giza=Egypt
is the Taj Mahal=India
is the Statue of Liberty=United States / USA
is Stonehenge=United Kingdom / UK / England
is the Great Barrier Reef=Australia
is Machu Picchu=Peru
is Neuschwanstein Castle=Germany
is the Acropolis=Greece
is Saint Basil’s Cathedral=Russia
is the statue of Christ the Redeemer=Brazil
is the Sagrada Família=Spain
is Petra, the city cut into rock=Jordan
is Angkor Wat=Cambodia
is the pyramid of Chichén Itzá=Mexico
is the Burj Khalifa=United Arab Emirates / UAE
is the Little Mermaid statue=Denmark
are the windmills of Kinderdijk=Netherlands
is the Atomium=Belgium
is the CN Tower=Canada
is the Terracotta Army=China`),
  10: inCountry(`
is the temple of Borobudur=Indonesia
is the Alhambra=Spain
is Mont-Saint-Michel=France
are the giant heads of Easter Island=Chile
are the rock churches of Lalibela=Ethiopia
is the Great Mosque of Djenné=Mali
are the Petronas Towers=Malaysia
is the Shwedagon Pagoda=Myanmar / Burma
is the Charles Bridge=Czechia / Czech Republic
is Schönbrunn Palace=Austria
is Wawel Castle=Poland
is Bran Castle=Romania
are the temples of Abu Simbel=Egypt
is Persepolis=Iran
are the Nazca Lines=Peru
is the Maya city of Tikal=Guatemala
is the Hassan II Mosque=Morocco
is the rock fortress of Sigiriya=Sri Lanka
are the Cliffs of Moher=Ireland
is the Geirangerfjord=Norway
is Milford Sound=New Zealand
is Ha Long Bay=Vietnam
is the temple of Wat Arun=Thailand
is Gyeongbokgung Palace=South Korea
is the palace of Knossos=Greece
is Belém Tower=Portugal`),
});

const cities = makeFacts({
  8: inCity(`
is the Eiffel Tower=Paris
is Big Ben=London
is the Colosseum=Rome
is the Brandenburg Gate=Berlin
is the Statue of Liberty=New York
is the Golden Gate Bridge=San Francisco
is the White House=Washington, D.C.
is Red Square=Moscow
is the Sagrada Família=Barcelona
is the Acropolis=Athens
is the Blue Mosque=Istanbul
is the statue of Christ the Redeemer=Rio de Janeiro
is the Little Mermaid statue=Copenhagen
is the Atomium=Brussels
is the Anne Frank House=Amsterdam
is the Charles Bridge=Prague
is Schönbrunn Palace=Vienna
is the Burj Khalifa=Dubai
is the Forbidden City=Beijing
is the CN Tower=Toronto`),
  10: inCity(`
is the Prado Museum=Madrid
is the Skytree=Tokyo
is the Rialto Bridge=Venice
is the Ponte Vecchio=Florence
is the opera house La Scala=Milan
is the hotel Marina Bay Sands=Singapore
is Belém Tower=Lisbon
is the Hermitage Museum=Saint Petersburg
is the Golden Temple of the Sikhs=Amritsar
is the Space Needle=Seattle
is the Hollywood Sign=Los Angeles
is the Gateway Arch=Saint Louis
is the Willis Tower=Chicago
is the Zwinger=Dresden
is the Guggenheim Museum with its titanium waves=Bilbao
are the Petronas Towers=Kuala Lumpur
is the Vasa Museum=Stockholm
is the Fisherman’s Bastion=Budapest`),
});

export const makers = { 'rocks-volcanoes': rocks, rivers, mountains, landmarks, 'city-landmarks': cities };
