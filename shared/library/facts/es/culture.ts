import type { FactTexts } from '../fact-texts.ts';

/** Inventors, composers, painters and authors. */
export const facts: FactTexts = {
  inventors: {
    8: `
¿Quién imprimió en Europa con letras móviles de metal? | (Johannes) Gutenberg
¿Quién patentó el teléfono en 1876? | (Alexander Graham) Bell
¿Quién hizo una lámpara eléctrica práctica y el fonógrafo? | (Thomas) Edison
¿Quiénes hicieron volar un avión en Kitty Hawk en 1903? | (hermanos) Wright
¿Quién solicitó la patente de un automóvil en 1886? | (Carl) Benz
¿Quién mejoró mucho la máquina de vapor? | (James) Watt
¿Quién construyó automóviles en una cadena de montaje? | (Henry) Ford
¿Quién hizo posible leer con puntos en relieve? | (Louis) Braille
¿Quién inventó la dinamita y fundó unos premios famosos? | (Alfred) Nobel
¿Quiénes hicieron volar los primeros globos de aire caliente? | (hermanos) Montgolfier
¿Quién inventó la World Wide Web? | (Tim) Berners-Lee
¿Quién inventó el pararrayos? | Benjamin Franklin
¿Quién mostró que el calor mata los microbios de las bebidas? | (Louis) Pasteur
¿Quién descubrió el radio con su marido? | (Marie) Curie
¿Quién explicó la gravedad, inspirado por una manzana que caía? | (Isaac) Newton
¿Quién formuló la teoría de la relatividad? | (Albert) Einstein
¿Quién explicó cómo cambian las especies con el tiempo? | (Charles) Darwin
¿Quién ayudó a inventar el código de puntos y rayas del telégrafo? | (Samuel) Morse`,
    10: `
¿Quién descubrió la penicilina? | (Alexander) Fleming
¿Quién puso la primera vacuna contra la viruela? | (Edward) Jenner
¿Quién inventó la primera pila eléctrica? | (Alessandro) Volta
¿Quién ordenó los elementos en la tabla periódica? | (Dmitri) Mendeléyev / Dmitri Mendeleiev
¿Quién descubrió las leyes de la herencia con guisantes o arvejas? | (Gregor) Mendel
¿Quién compartió un premio Nobel en 1909 por el telégrafo sin hilos? | (Guglielmo) Marconi
¿Quién descubrió los rayos X? | (Wilhelm) Röntgen
¿Quién escribió un programa para la máquina analítica? | (Ada) Lovelace
¿Quién diseñó la máquina analítica, antepasada de las computadoras? | (Charles) Babbage
¿Quién descubrió cómo un imán en movimiento produce electricidad? | (Michael) Faraday
¿Quién construyó un motor que no necesita bujías? | (Rudolf) Diesel
¿Quién defendió la corriente alterna? | (Nikola) Tesla
¿Quién escribió en 1543 que los planetas giran alrededor del Sol? | (Nicolás) Copérnico
¿Quién descubrió que los planetas se mueven en elipses? | (Johannes) Kepler
¿Quién vio por primera vez bacterias con un microscopio? | (Anton van) Leeuwenhoek
¿Quién gritó «¡Eureka!» en el baño, según se cuenta? | Arquímedes
¿Quién descubrió las ondas de radio? | (Heinrich) Hertz
¿Quién inventó el ascensor con freno de seguridad? | (Elisha) Otis
¿Quién ayudó con imágenes de rayos X a encontrar la forma del ADN? | Rosalind Franklin`,
  },
  composers: {
    8: `
¿Quién compuso «La flauta mágica»? | (Wolfgang Amadeus) Mozart
¿Quién compuso la «Oda a la alegría» de la Novena Sinfonía? | (Ludwig van) Beethoven
¿Quién compuso «Las cuatro estaciones»? | (Antonio) Vivaldi
¿Quién compuso «El cascanueces»? | (Piotr Ilich) Chaikovski / Tchaikovsky
¿Quién compuso «El carnaval de los animales»? | (Camille) Saint-Saëns
¿Quién compuso «Pedro y el lobo»? | (Serguéi) Prokófiev
¿Quién compuso «El Danubio azul»? | (Johann) Strauss | Johann Strauss hijo
¿Quién compuso los «Conciertos de Brandeburgo»? | (Johann Sebastian) Bach
¿Quién compuso el «Aleluya» de «El Mesías»? | (Georg Friedrich) Händel / Haendel
¿Quién compuso «En la gruta del rey de la montaña»? | (Edvard) Grieg
¿Quién compuso «Carmen»? | (Georges) Bizet
¿Quién compuso la obertura de «Guillermo Tell»? | (Gioachino) Rossini
¿Quién compuso «Cuadros de una exposición»? | (Modest) Músorgski / Mussorgsky
¿Quién compuso «El vuelo del moscardón»? | (Nikolái) Rimski-Kórsakov
¿Quién compuso «Los planetas»? | (Gustav) Holst`,
    10: `
¿Quién compuso el quinteto «La trucha»? | (Franz) Schubert
¿Quién compuso la ópera «Aida»? | (Giuseppe) Verdi
¿Quién compuso la ópera «La bohème»? | (Giacomo) Puccini
¿Quién compuso «El anillo del nibelungo»? | (Richard) Wagner
¿Quién compuso «La consagración de la primavera»? | (Ígor) Stravinski / Stravinsky
¿Quién compuso el «Bolero» para orquesta? | (Maurice) Ravel
¿Quién compuso «Claro de luna» en la Suite bergamasque? | (Claude) Debussy
¿Quién compuso «Rhapsody in Blue»? | (George) Gershwin
¿Quién compuso la sinfonía «Del Nuevo Mundo»? | (Antonín) Dvořák
¿Quién compuso «El Moldava»? | (Bedřich) Smetana
¿Quién compuso «Finlandia»? | (Jean) Sibelius
¿Quién compuso «Un réquiem alemán»? | (Johannes) Brahms
¿Quién compuso el «Vals del minuto»? | (Frédéric) Chopin
¿Quién compuso las «Rapsodias húngaras» para piano? | (Franz) Liszt
¿Quién compuso «La creación» y la sinfonía «La sorpresa»? | (Joseph) Haydn
¿Quién compuso la «Sinfonía fantástica»? | (Hector) Berlioz
¿Quién compuso las «Variaciones Enigma»? | (Edward) Elgar
¿Quién compuso «Escenas de niños» para piano? | (Robert) Schumann
¿Quién compuso la Marcha nupcial de «El sueño de una noche de verano»? | (Felix) Mendelssohn
¿Quién compuso «Primavera en los Apalaches»? | (Aaron) Copland`,
  },
  painters: {
    8: `
¿Quién pintó la «Mona Lisa»? | Leonardo (da Vinci) / da Vinci | También dibujó máquinas voladoras.
¿Quién pintó «La noche estrellada»? | (Vincent) van Gogh
¿Quién pintó el «Guernica»? | (Pablo) Picasso
¿Quién pintó el techo de la Capilla Sixtina? | Miguel Ángel (Buonarroti)
¿Quién pintó «La joven de la perla»? | (Johannes) Vermeer
¿Quién pintó «La ronda de noche»? | Rembrandt (van Rijn)
¿Quién pintó los nenúfares de su jardín? | (Claude) Monet
¿Quién pintó «El grito»? | (Edvard) Munch
¿Quién pintó relojes derretidos? | (Salvador) Dalí
¿Quién pintó «El beso» en dorado? | (Gustav) Klimt
¿Quién pintó filas de latas de sopa? | (Andy) Warhol
¿Quién se pintó con monos y cejas espesas? | (Frida) Kahlo
¿Quién pintó una liebre joven en 1502? | (Alberto) Durero
¿Quién pintó «El nacimiento de Venus»? | (Sandro) Botticelli
¿Quién pintó «Gótico estadounidense»? | (Grant) Wood
¿Quién hizo el grabado «La gran ola»? | (Katsushika) Hokusai`,
    10: `
¿Quién pintó «Las meninas»? | (Diego) Velázquez
¿Quién pintó los fusilamientos del 3 de mayo de 1808? | (Francisco de) Goya
¿Quién pintó «La escuela de Atenas»? | Rafael (Sanzio)
¿Quién pintó «La Libertad guiando al pueblo»? | (Eugène) Delacroix
¿Quién pintó «El caminante sobre el mar de nubes»? | (Caspar David) Friedrich
¿Quién pintó «Noctámbulos» o «Nighthawks»? | (Edward) Hopper
¿Quién pintó flores enormes y cráneos del desierto? | (Georgia) O’Keeffe
¿Quién pintó «El almuerzo de los remeros»? | (Pierre-Auguste) Renoir
¿Quién pintó y esculpió bailarinas? | (Edgar) Degas
¿Quién pintó con puntos un domingo en La Grande Jatte? | (Georges) Seurat
¿Quién pintó «El jardín de las delicias»? | El Bosco / Bosch | Jheronimus Bosch, el Bosco
¿Quién pintó «La torre de Babel» y campesinos en la nieve? | (Pieter) Brueghel / Bruegel
¿Quién pintó cuadrados rojos, amarillos y azules con líneas negras? | (Piet) Mondrian
¿Quién pintó «El jinete azul» y algunos de los primeros cuadros abstractos? | (Vasili) Kandinski / Kandinsky
¿Quién pintó una pipa que dice que no lo es? | (René) Magritte
¿Quién recortó «El caracol» en papel de colores? | (Henri) Matisse
¿Quién goteaba y salpicaba pintura sobre lienzos en el suelo? | (Jackson) Pollock
¿Quién pintó «El Temerario remolcado a dique seco»? | (William) Turner
¿Quién pintó una y otra vez el monte Sainte-Victoire? | (Paul) Cézanne
¿Quién se pintó a sí misma como alegoría de la pintura? | (Artemisia) Gentileschi`,
  },
  'books-authors': {
    8: `
¿Quién escribió «Pippi Calzaslargas», o «Pippi Mediaslargas»? | (Astrid) Lindgren
¿Quién escribió «Charlie y la fábrica de chocolate»? | (Roald) Dahl
¿Quién escribió «Alicia en el país de las maravillas»? | (Lewis) Carroll
¿Quién escribió «Winnie the Pooh»? | (A. A.) Milne
¿Quién escribió «Peter Pan»? | (J. M.) Barrie
¿Quién escribió «El cuento de Perico, el conejo travieso»? | (Beatrix) Potter
¿Quién escribió «El gato en el sombrero»? | (Dr.) Seuss
¿Quién escribió «La telaraña de Carlota»? | (E. B.) White
¿Quién escribió «Harry Potter»? | (J. K.) Rowling
¿Quién escribió «El principito»? | (Antoine de) Saint-Exupéry
¿Quién escribió «La sirenita»? | (Hans Christian) Andersen
¿Quiénes recopilaron «Hansel y Gretel»? | (hermanos) Grimm
¿Quién escribió «La historia interminable»? | (Michael) Ende
¿Quién escribió «Las aventuras de Pinocho»? | (Carlo) Collodi
¿Quién escribió «Heidi»? | (Johanna) Spyri
¿Quién escribió «El libro de la selva»? | (Rudyard) Kipling
¿Quién hizo «La pequeña oruga glotona»? | (Eric) Carle
¿Quién hizo «Donde viven los monstruos»? | (Maurice) Sendak
¿Quién escribió «El león, la bruja y el ropero», o «el armario»? | (C. S.) Lewis
¿Quién escribió los primeros libros de los Mumin? | (Tove) Jansson`,
    10: `
¿Quién escribió «Romeo y Julieta»? | (William) Shakespeare
¿Quién escribió «Las aventuras de Tom Sawyer»? | (Mark) Twain
¿Quién escribió «Cuento de Navidad»? | (Charles) Dickens
¿Quién escribió «Veinte mil leguas de viaje submarino»? | (Julio) Verne / Jules Verne
¿Quién escribió «La isla del tesoro»? | (Robert Louis) Stevenson
¿Quién escribió «Robinson Crusoe»? | (Daniel) Defoe
¿Quién escribió «Los viajes de Gulliver»? | (Jonathan) Swift
¿Quién escribió «El hobbit»? | (J. R. R.) Tolkien
¿Quién escribió «Mujercitas»? | (Louisa May) Alcott
¿Quién escribió «Don Quijote»? | (Miguel de) Cervantes
¿Quién escribió «Los miserables»? | (Victor) Hugo
¿Quién escribió «Los tres mosqueteros»? | (Alejandro) Dumas / Alexandre Dumas
¿Quién escribió «Fausto»? | (Johann Wolfgang von) Goethe
¿Quién escribió la «Divina comedia»? | Dante (Alighieri)
¿Quién escribió «Orgullo y prejuicio»? | (Jane) Austen
¿Quién escribió «Frankenstein»? | (Mary) Shelley
¿Quién escribió «Guerra y paz»? | (León) Tolstói
¿Quién escribió «Rebelión en la granja»? | (George) Orwell
¿Quién escribió «Moby Dick»? | (Herman) Melville
¿Quién escribió «Matar a un ruiseñor»? | (Harper) Lee
¿Quién escribió «El perro de los Baskerville»? | (Arthur Conan) Doyle / Conan Doyle
¿Quién escribió «La máquina del tiempo»? | (H. G.) Wells
¿Quién escribió «La llamada de lo salvaje», o «El llamado de la selva»? | (Jack) London
¿Quién escribió «Emilio y los detectives»? | (Erich) Kästner`,
  },
};
