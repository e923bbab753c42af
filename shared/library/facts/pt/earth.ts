import type { FactTexts } from '../fact-texts.ts';

/** Rocks, rivers, mountains and famous places. */
export const facts: FactTexts = {
  'rocks-volcanoes': {
    8: `
Como se chama a rocha derretida debaixo da terra? | magma
Como se chama a rocha derretida que sai e escorre? | lava
Que montanha pode soltar cinzas e rocha derretida? | vulcão
Como se chama quando o chão treme? | terremoto
Como se chama a camada dura de fora da Terra? | crosta / crosta terrestre
Como se chama a camada grossa debaixo da crosta? | manto
Como se chama o centro quente da Terra? | núcleo
Como se chama a marca de um ser vivo antigo na pedra? | fóssil
Como se chamam as rochas que esfriaram de rocha derretida? | ígneas / magmáticas
Como se chamam as rochas formadas de camadas de areia e lama? | sedimentares
Como se chamam as rochas que o calor e a pressão mudaram? | metamórficas
Como se chama quando a rocha se quebra com chuva, geada e vento? | intemperismo
Como se chama quando o vento ou a água leva a terra embora? | erosão
Onde as plantas criam raízes? | solo / terra
De que são feitas as rochas? | minerais
Como se chama a onda enorme depois de um tremor no fundo do mar? | tsunami
O que é um grão de sal com seus lados planos? | cristal`,
    10: `
Que rocha pintadinha esfriou devagar lá no fundo? | granito
Que rocha escura forma a maior parte do fundo do mar? | basalto
Que rocha é tão cheia de furos que boia? | pedra-pomes
Que rocha é vidro de vulcão? | obsidiana
Que rocha se forma de conchas e esqueletos no mar? | calcário
Que rocha é feita de grãos de areia grudados? | arenito
Em que rocha o calcário vira com calor e pressão? | mármore
Que rocha se parte em folhas finas para telhados? | ardósia
Que combustível se formou de plantas de pântanos antigos? | carvão / carvão mineral
Qual é o mineral mais duro? | diamante
Qual é o mineral mais mole na escala de Mohs? | talco
Que mineral é a parte principal de quase toda areia? | quartzo
Como se chamam os enormes pedaços móveis da crosta? | placas tectônicas
Como se chama uma rachadura ao longo da qual as rochas se movem? | falha
Como se chama o ponto da superfície acima do tremor? | epicentro
O que registra o tremor do chão? | sismógrafo
O que pende do teto de uma caverna de calcário? | estalactite
O que cresce do chão de uma caverna de calcário? | estalagmite
Como se chama quando uma placa desliza para baixo de outra? | subducção`,
  },
  rivers: {
    8: `
Que rio passa por Paris? | Sena
Que rio passa por Londres? | Tâmisa
Que rio passa pelo Cairo? | Nilo
Que rio passa por Viena e Budapeste? | Danúbio
Que rio passa por Colônia, na Alemanha? | Reno
Que rio passa por Roma? | Tibre
Que rio passa a oeste de Manhattan? | Hudson
Que rio passa pela capital dos Estados Unidos? | Potomac
Que rio passa por Nova Orleans? | Mississippi
Que rio cavou o Grand Canyon? | Colorado
Qual é o rio com mais água do mundo? | Amazonas
Qual é o rio mais longo da Ásia? | Yangtzé / Yang-Tsé
Que rio passa por Hamburgo e Dresden? | Elba
Que rio passa pela catedral de Berlim? | Spree
Que rio passa pelo Kremlin? | Moscova / rio Moscou
Que rio é sagrado para os hindus? | Ganges
Qual é o rio mais longo da Europa? | Volga`,
    10: `
Que rio passa por Kinshasa? | Congo
Que rio passa por Bagdá? | Tigre
À beira de que rio ficava a antiga Babilônia? | Eufrates
Que rio passa por São Petersburgo? | Neva
Que rio chega ao mar em Lisboa? | Tejo
Que rio passa pela cidade do Porto? | Douro
Que rio passa por Sevilha? | Guadalquivir
Que rio passa por Florença? | Arno
Que rio passa por Turim? | Pó
Que rio sai do lago de Genebra para o Mediterrâneo? | Ródano
Que rio passa por Bordeaux? | Garona
Que rio passa por Praga? | Vltava / Moldava
Que rio passa por Varsóvia? | Vístula
Que rio cai nas cataratas de Vitória? | Zambeze
Que rio passa por Dublin? | Liffey
Qual é o rio mais longo do Paquistão? | Indo
Que rio tem seu delta no sul do Vietnã? | Mekong
Que rio longo corre de Montana até o Mississippi? | Missouri
Que rio é a fronteira entre o Texas e o México? | Rio Grande
Que rio passa por Montreal? | São Lourenço
Qual é o rio mais longo do Alasca? | Yukon
Que rio passa perto de Timbuctu? | Níger
Que rio passa por Saragoça? | Ebro
Qual é o rio mais longo da França? | Loire`,
  },
  mountains: {
    8: `
Qual é a montanha mais alta do mundo? | Everest
Qual é a segunda montanha mais alta do mundo? | K2
Qual é a montanha mais alta da África? | Kilimanjaro
Qual é a montanha mais alta da América do Norte? | Denali / Monte McKinley
Qual é a montanha mais alta da América do Sul? | Aconcágua
Qual é a montanha mais alta dos Alpes? | Mont Blanc
Qual é a montanha mais alta da Alemanha? | Zugspitze
Qual é a montanha mais alta do Japão? | monte Fuji / Fuji
Qual é a montanha mais alta da Espanha? | Teide | É um vulcão em Tenerife.
Qual é a montanha mais alta do Reino Unido? | Ben Nevis
Que vulcão soterrou Pompeia? | Vesúvio
Que vulcão fica na Sicília? | Etna
Que montanha em forma de pirâmide fica acima de Zermatt? | Matterhorn / Cervino
Que monte mostra o rosto de quatro presidentes dos Estados Unidos? | Rushmore
Que monte era a casa dos deuses gregos? | Olimpo
Que montanha plana fica acima da Cidade do Cabo? | montanha da Mesa / Table Mountain
Que morro fica na entrada da baía do Rio de Janeiro? | Pão de Açúcar
Que rocha vermelha fica no meio da Austrália? | Uluru`,
    10: `
Qual é a montanha mais alta da Antártida? | Vinson / maciço Vinson
Qual é a montanha mais alta do Cáucaso? | Elbrus
Qual é a montanha mais alta da Áustria? | Grossglockner
Qual é a montanha mais alta do País de Gales? | Snowdon / Yr Wyddfa
Qual é a montanha mais alta da Nova Zelândia? | Aoraki / monte Cook
Qual é a montanha mais alta da parte continental da Austrália? | Kosciuszko
Qual é a montanha mais alta do Havaí? | Mauna Kea
Qual é a montanha mais alta da Turquia? | Ararat
Qual é a montanha mais alta do México? | pico de Orizaba
Qual é a montanha mais alta do Canadá? | Logan
Qual é a montanha mais alta dos estados americanos ao sul do Canadá? | Whitney
Qual é a montanha mais alta do Equador? | Chimborazo
Qual é a montanha mais alta do Marrocos? | Toubkal
Qual é a montanha mais alta da Eslovênia? | Triglav
Qual é a montanha mais alta da Noruega? | Galdhøpiggen
Qual é a montanha mais alta da Irlanda? | Carrauntoohil
Que vulcão do estado de Washington entrou em erupção em 1980? | Santa Helena
Que vulcão da Indonésia explodiu em 1883? | Krakatoa
Que vulcão das Filipinas entrou em erupção em 1991? | Pinatubo
Que vulcão da Islândia parou os aviões em 2010? | Eyjafjallajökull`,
  },
  landmarks: {
    8: `
Em que país fica a Torre Eiffel? | França
Em que país fica o Coliseu? | Itália
Em que país ficam as pirâmides de Gizé? | Egito
Em que país fica o Taj Mahal? | Índia
Em que país fica a Estátua da Liberdade? | Estados Unidos / EUA
Em que país fica Stonehenge? | Reino Unido / Inglaterra
Em que país fica a Grande Barreira de Corais? | Austrália
Em que país fica Machu Picchu? | Peru
Em que país fica o castelo de Neuschwanstein? | Alemanha
Em que país fica a Acrópole? | Grécia
Em que país fica a catedral de São Basílio? | Rússia
Em que país fica o Cristo Redentor? | Brasil
Em que país fica a Sagrada Família? | Espanha
Em que país fica Petra, a cidade talhada na rocha? | Jordânia
Em que país fica Angkor Wat? | Camboja
Em que país fica a pirâmide de Chichén Itzá? | México
Em que país fica o Burj Khalifa? | Emirados Árabes Unidos / Emirados
Em que país fica a estátua da Pequena Sereia? | Dinamarca
Em que país ficam os moinhos de Kinderdijk? | Países Baixos / Holanda
Em que país fica o Atomium? | Bélgica
Em que país fica a Torre CN? | Canadá
Em que país fica o Exército de Terracota? | China`,
    10: `
Em que país fica o templo de Borobudur? | Indonésia
Em que país fica a Alhambra? | Espanha
Em que país fica o monte Saint-Michel? | França
Em que país ficam as cabeças gigantes da Ilha de Páscoa? | Chile
Em que país ficam as igrejas de pedra de Lalibela? | Etiópia
Em que país fica a Grande Mesquita de Djenné? | Mali
Em que país ficam as Torres Petronas? | Malásia
Em que país fica o pagode Shwedagon? | Mianmar / Birmânia
Em que país fica a Ponte Carlos? | Tchéquia / República Tcheca
Em que país fica o palácio de Schönbrunn? | Áustria
Em que país fica o castelo de Wawel? | Polônia
Em que país fica o castelo de Bran? | Romênia
Em que país ficam os templos de Abu Simbel? | Egito
Em que país fica Persépolis? | Irã
Em que país ficam as linhas de Nazca? | Peru
Em que país fica a cidade maia de Tikal? | Guatemala
Em que país fica a mesquita Hassan II? | Marrocos
Em que país fica a fortaleza de pedra de Sigiriya? | Sri Lanka
Em que país ficam as falésias de Moher? | Irlanda
Em que país fica o fiorde de Geiranger? | Noruega
Em que país fica o fiorde Milford Sound? | Nova Zelândia
Em que país fica a baía de Ha Long? | Vietnã
Em que país fica o templo Wat Arun? | Tailândia
Em que país fica o palácio Gyeongbokgung? | Coreia do Sul
Em que país fica o palácio de Cnossos? | Grécia
Em que país fica a Torre de Belém? | Portugal`,
  },
  'city-landmarks': {
    8: `
Em que cidade fica a Torre Eiffel? | Paris
Em que cidade fica o Big Ben? | Londres
Em que cidade fica o Coliseu? | Roma
Em que cidade fica o Portão de Brandemburgo? | Berlim
Em que cidade fica a Estátua da Liberdade? | Nova York
Em que cidade fica a ponte Golden Gate? | San Francisco / São Francisco
Em que cidade fica a Casa Branca? | Washington
Em que cidade fica a Praça Vermelha? | Moscou
Em que cidade fica a Sagrada Família? | Barcelona
Em que cidade fica a Acrópole? | Atenas
Em que cidade fica a Mesquita Azul? | Istambul
Em que cidade fica o Cristo Redentor? | Rio de Janeiro
Em que cidade fica a estátua da Pequena Sereia? | Copenhague
Em que cidade fica o Atomium? | Bruxelas
Em que cidade fica a Casa de Anne Frank? | Amsterdã
Em que cidade fica a Ponte Carlos? | Praga
Em que cidade fica o palácio de Schönbrunn? | Viena
Em que cidade fica o Burj Khalifa? | Dubai
Em que cidade fica a Cidade Proibida? | Pequim
Em que cidade fica a Torre CN? | Toronto`,
    10: `
Em que cidade fica o Museu do Prado? | Madri
Em que cidade fica a torre Skytree? | Tóquio
Em que cidade fica a Ponte de Rialto? | Veneza
Em que cidade fica a Ponte Vecchio? | Florença
Em que cidade fica o teatro de ópera La Scala? | Milão
Em que cidade fica o hotel Marina Bay Sands? | Singapura
Em que cidade fica a Torre de Belém? | Lisboa
Em que cidade fica o Museu Hermitage? | São Petersburgo
Em que cidade fica o Templo Dourado dos siques? | Amritsar
Em que cidade fica a torre Space Needle? | Seattle
Em que cidade fica o letreiro de Hollywood? | Los Angeles
Em que cidade fica o Gateway Arch? | Saint Louis
Em que cidade fica a torre Willis? | Chicago
Em que cidade fica o palácio Zwinger? | Dresden
Em que cidade fica o Museu Guggenheim com ondas de titânio? | Bilbao
Em que cidade ficam as Torres Petronas? | Kuala Lumpur
Em que cidade fica o Museu Vasa? | Estocolmo
Em que cidade fica o Bastião dos Pescadores? | Budapeste`,
  },
};
