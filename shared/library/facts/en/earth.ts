import type { FactTexts } from '../fact-texts.ts';

/** Rocks, rivers, mountains and famous places. */
export const facts: FactTexts = {
  'rocks-volcanoes': {
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
  },
  rivers: {
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
  },
  mountains: {
    8: `
Which mountain is the highest in the world? | Mount Everest
Which mountain is the second highest in the world? | K2
Which mountain is the highest in Africa? | Kilimanjaro
Which mountain is the highest in North America? | Denali / Mount McKinley
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
  },
  landmarks: {
    8: `
In which country is the Eiffel Tower? | France
In which country is the Colosseum? | Italy
In which country are the pyramids of Giza? | Egypt
In which country is the Taj Mahal? | India
In which country is the Statue of Liberty? | United States / USA
In which country is Stonehenge? | United Kingdom / UK / England
In which country is the Great Barrier Reef? | Australia
In which country is Machu Picchu? | Peru
In which country is Neuschwanstein Castle? | Germany
In which country is the Acropolis? | Greece
In which country is Saint Basil’s Cathedral? | Russia
In which country is the statue of Christ the Redeemer? | Brazil
In which country is the Sagrada Família? | Spain
In which country is Petra, the city cut into rock? | Jordan
In which country is Angkor Wat? | Cambodia
In which country is the pyramid of Chichén Itzá? | Mexico
In which country is the Burj Khalifa? | United Arab Emirates / UAE
In which country is the Little Mermaid statue? | Denmark
In which country are the windmills of Kinderdijk? | Netherlands
In which country is the Atomium? | Belgium
In which country is the CN Tower? | Canada
In which country is the Terracotta Army? | China`,
    10: `
In which country is the temple of Borobudur? | Indonesia
In which country is the Alhambra? | Spain
In which country is Mont-Saint-Michel? | France
In which country are the giant heads of Easter Island? | Chile
In which country are the rock churches of Lalibela? | Ethiopia
In which country is the Great Mosque of Djenné? | Mali
In which country are the Petronas Towers? | Malaysia
In which country is the Shwedagon Pagoda? | Myanmar / Burma
In which country is the Charles Bridge? | Czechia / Czech Republic
In which country is Schönbrunn Palace? | Austria
In which country is Wawel Castle? | Poland
In which country is Bran Castle? | Romania
In which country are the temples of Abu Simbel? | Egypt
In which country is Persepolis? | Iran
In which country are the Nazca Lines? | Peru
In which country is the Maya city of Tikal? | Guatemala
In which country is the Hassan II Mosque? | Morocco
In which country is the rock fortress of Sigiriya? | Sri Lanka
In which country are the Cliffs of Moher? | Ireland
In which country is the Geirangerfjord? | Norway
In which country is Milford Sound? | New Zealand
In which country is Ha Long Bay? | Vietnam
In which country is the temple of Wat Arun? | Thailand
In which country is Gyeongbokgung Palace? | South Korea
In which country is the palace of Knossos? | Greece
In which country is Belém Tower? | Portugal`,
  },
  'city-landmarks': {
    8: `
In which city is the Eiffel Tower? | Paris
In which city is Big Ben? | London
In which city is the Colosseum? | Rome
In which city is the Brandenburg Gate? | Berlin
In which city is the Statue of Liberty? | New York
In which city is the Golden Gate Bridge? | San Francisco
In which city is the White House? | Washington, D.C. / Washington
In which city is Red Square? | Moscow
In which city is the Sagrada Família? | Barcelona
In which city is the Acropolis? | Athens
In which city is the Blue Mosque? | Istanbul
In which city is the statue of Christ the Redeemer? | Rio de Janeiro
In which city is the Little Mermaid statue? | Copenhagen
In which city is the Atomium? | Brussels
In which city is the Anne Frank House? | Amsterdam
In which city is the Charles Bridge? | Prague
In which city is Schönbrunn Palace? | Vienna
In which city is the Burj Khalifa? | Dubai
In which city is the Forbidden City? | Beijing
In which city is the CN Tower? | Toronto`,
    10: `
In which city is the Prado Museum? | Madrid
In which city is the Skytree? | Tokyo
In which city is the Rialto Bridge? | Venice
In which city is the Ponte Vecchio? | Florence
In which city is the opera house La Scala? | Milan
In which city is the hotel Marina Bay Sands? | Singapore
In which city is Belém Tower? | Lisbon
In which city is the Hermitage Museum? | Saint Petersburg
In which city is the Golden Temple of the Sikhs? | Amritsar
In which city is the Space Needle? | Seattle
In which city is the Hollywood Sign? | Los Angeles
In which city is the Gateway Arch? | Saint Louis
In which city is the Willis Tower? | Chicago
In which city is the Zwinger? | Dresden
In which city is the Guggenheim Museum with its titanium waves? | Bilbao
In which city are the Petronas Towers? | Kuala Lumpur
In which city is the Vasa Museum? | Stockholm
In which city is the Fisherman’s Bastion? | Budapest`,
  },
};
