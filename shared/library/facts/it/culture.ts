import type { FactTexts } from '../fact-texts.ts';

/** Inventors, composers, painters and authors. */
export const facts: FactTexts = {
  inventors: {
    8: `
Chi stampò con caratteri mobili di metallo in Europa? | (Johannes) Gutenberg
Chi brevettò il telefono nel 1876? | (Alexander Graham) Bell
Chi realizzò una lampadina pratica e il fonografo? | (Thomas) Edison
Chi volò con un aeroplano a Kitty Hawk nel 1903? | (fratelli) Wright
Chi brevettò un’automobile nel 1886? | (Carl) Benz
Chi migliorò molto la macchina a vapore? | (James) Watt
Chi costruì auto su una catena di montaggio? | (Henry) Ford
Chi rese possibile leggere con i punti in rilievo? | (Louis) Braille
Chi inventò la dinamite e istituì dei premi famosi? | (Alfred) Nobel
Chi fece volare i primi palloni ad aria calda con persone? | (fratelli) Montgolfier
Chi ha inventato il World Wide Web? | (Tim) Berners-Lee
Chi inventò il parafulmine? | Benjamin Franklin
Chi mostrò che il calore uccide i germi nelle bevande? | (Louis) Pasteur
Chi scoprì il radio insieme al marito? | (Marie) Curie
Chi spiegò la gravità, ispirato da una mela caduta? | (Isaac) Newton
Chi formulò la teoria della relatività? | (Albert) Einstein
Chi spiegò come le specie cambiano nel tempo? | (Charles) Darwin
Chi aiutò a inventare il codice di punti e linee del telegrafo? | (Samuel) Morse`,
    10: `
Chi ha scoperto la penicillina? | (Alexander) Fleming
Chi fece la prima vaccinazione contro il vaiolo? | (Edward) Jenner
Chi costruì la prima pila elettrica? | (Alessandro) Volta
Chi ordinò gli elementi nella tavola periodica? | (Dmitrij) Mendeleev
Chi scoprì con i piselli le leggi dell’ereditarietà? | (Gregor) Mendel
Chi condivise nel 1909 un Nobel per il telegrafo senza fili? | (Guglielmo) Marconi
Chi ha scoperto i raggi X? | (Wilhelm) Röntgen
Chi scrisse un programma per la macchina analitica? | (Ada) Lovelace
Chi progettò la macchina analitica, antenata del computer? | (Charles) Babbage
Chi scoprì come una calamita in moto produce elettricità? | (Michael) Faraday
Chi costruì un motore che non ha bisogno di candele? | (Rudolf) Diesel
Chi sostenne la corrente alternata? | (Nikola) Tesla
Chi scrisse nel 1543 che i pianeti girano intorno al Sole? | (Niccolò) Copernico
Chi scoprì che i pianeti si muovono su ellissi? | (Giovanni) Keplero / Johannes Kepler
Chi vide per primo i batteri al microscopio? | (Antonie van) Leeuwenhoek
Chi gridò «Eureka!» nella vasca, come si racconta? | Archimede
Chi scoprì le onde radio? | (Heinrich) Hertz
Chi inventò l’ascensore con il freno di sicurezza? | (Elisha) Otis
Chi fece le foto ai raggi X che aiutarono a trovare la forma del DNA? | Rosalind Franklin`,
  },
  composers: {
    8: `
Chi ha composto «Il flauto magico»? | (Wolfgang Amadeus) Mozart
Chi ha musicato l’«Inno alla gioia» nella Nona sinfonia? | (Ludwig van) Beethoven
Chi ha composto «Le quattro stagioni»? | (Antonio) Vivaldi
Chi ha composto «Lo schiaccianoci»? | (Pëtr) Čajkovskij / Tchaikovsky
Chi ha composto «Il carnevale degli animali»? | (Camille) Saint-Saëns
Chi ha composto «Pierino e il lupo»? | (Sergej) Prokof’ev / Prokofiev
Chi ha composto «Sul bel Danubio blu»? | (Johann) Strauss | Johann Strauss figlio
Chi ha composto i «Concerti brandeburghesi»? | (Johann Sebastian) Bach
Chi ha composto il coro «Alleluia» nel «Messia»? | (Georg Friedrich) Händel
Chi ha composto «Nell’antro del re della montagna»? | (Edvard) Grieg
Chi ha composto la «Carmen»? | (Georges) Bizet
Chi ha composto l’ouverture del «Guglielmo Tell»? | (Gioachino) Rossini
Chi ha composto «Quadri di un’esposizione»? | (Modest) Musorgskij / Mussorgsky
Chi ha composto «Il volo del calabrone»? | (Nikolaj) Rimskij-Korsakov / Rimsky-Korsakov
Chi ha composto «I pianeti»? | (Gustav) Holst`,
    10: `
Chi ha composto il quintetto «La trota»? | (Franz) Schubert
Chi ha composto l’opera «Aida»? | (Giuseppe) Verdi
Chi ha composto l’opera «La Bohème»? | (Giacomo) Puccini
Chi ha composto «L’anello del Nibelungo»? | (Richard) Wagner
Chi ha composto «La sagra della primavera»? | (Igor’) Stravinskij / Stravinsky
Chi ha composto il «Boléro»? | (Maurice) Ravel
Chi ha composto «Clair de lune»? | (Claude) Debussy
Chi ha composto la «Rapsodia in blu»? | (George) Gershwin
Chi ha composto la sinfonia «Dal nuovo mondo»? | (Antonín) Dvořák
Chi ha composto «La Moldava»? | (Bedřich) Smetana
Chi ha composto «Finlandia»? | (Jean) Sibelius
Chi ha composto «Un requiem tedesco»? | (Johannes) Brahms
Chi ha composto il «Valzer del minuto»? | (Fryderyk) Chopin
Chi ha composto le «Rapsodie ungheresi» per pianoforte? | (Franz) Liszt
Chi ha composto «La creazione» e la sinfonia «La sorpresa»? | (Joseph) Haydn
Chi ha composto la «Sinfonia fantastica»? | (Hector) Berlioz
Chi ha composto le «Variazioni Enigma»? | (Edward) Elgar
Chi ha composto «Scene infantili» per pianoforte? | (Robert) Schumann
Chi ha musicato «Sogno di una notte di mezza estate» con la Marcia nuziale? | (Felix) Mendelssohn
Chi ha composto «Appalachian Spring»? | (Aaron) Copland`,
  },
  painters: {
    8: `
Chi ha dipinto la «Gioconda»? | Leonardo (da Vinci) / da Vinci | Disegnò anche macchine per volare.
Chi ha dipinto «Notte stellata»? | (Vincent) van Gogh
Chi ha dipinto «Guernica»? | (Pablo) Picasso
Chi ha dipinto la volta della Cappella Sistina? | Michelangelo (Buonarroti)
Chi ha dipinto «La ragazza con l’orecchino di perla»? | (Johannes) Vermeer
Chi ha dipinto «La ronda di notte»? | Rembrandt (van Rijn)
Chi ha dipinto le ninfee del suo giardino? | (Claude) Monet
Chi ha dipinto «L’urlo»? | (Edvard) Munch
Chi ha dipinto orologi che si sciolgono? | (Salvador) Dalí
Chi ha dipinto con tanto oro «Il bacio»? | (Gustav) Klimt
Chi ha dipinto file di barattoli di zuppa? | (Andy) Warhol
Chi ha dipinto sé stessa con scimmie e sopracciglia folte? | (Frida) Kahlo
Chi ha disegnato il «Leprotto» nel 1502? | (Albrecht) Dürer
Chi ha dipinto «La nascita di Venere»? | (Sandro) Botticelli
Chi ha dipinto «American Gothic»? | (Grant) Wood
Chi ha inciso «La grande onda»? | (Katsushika) Hokusai`,
    10: `
Chi ha dipinto «Las Meninas»? | (Diego) Velázquez
Chi ha dipinto «Il 3 maggio 1808»? | (Francisco) Goya
Chi ha dipinto «La scuola di Atene»? | Raffaello (Sanzio)
Chi ha dipinto «La Libertà che guida il popolo»? | (Eugène) Delacroix
Chi ha dipinto «Viandante sul mare di nebbia»? | (Caspar David) Friedrich
Chi ha dipinto «I nottambuli»? | (Edward) Hopper
Chi ha dipinto grandi fiori e teschi del deserto? | (Georgia) O’Keeffe
Chi ha dipinto «La colazione dei canottieri»? | (Pierre-Auguste) Renoir
Chi ha dipinto e scolpito ballerine? | (Edgar) Degas
Chi ha dipinto a puntini «Una domenica alla Grande Jatte»? | (Georges) Seurat
Chi ha dipinto «Il giardino delle delizie»? | (Hieronymus) Bosch
Chi ha dipinto «La torre di Babele» e contadini nella neve? | (Pieter) Bruegel
Chi ha dipinto quadrati rossi, gialli e blu con linee nere? | (Piet) Mondrian
Chi ha dipinto «Il cavaliere azzurro» e alcuni dei primi quadri astratti? | (Vasilij) Kandinskij / Kandinsky
Chi ha dipinto una pipa che dice di non esserlo? | (René) Magritte
Chi ha ritagliato «La lumaca» da carta colorata? | (Henri) Matisse
Chi faceva gocciolare il colore sulla tela stesa a terra? | (Jackson) Pollock
Chi ha dipinto «La valorosa Téméraire»? | (William) Turner
Chi ha dipinto tante volte la montagna Sainte-Victoire? | (Paul) Cézanne
Chi ha dipinto «Autoritratto come allegoria della Pittura»? | (Artemisia) Gentileschi`,
  },
  'books-authors': {
    8: `
Chi ha scritto «Pippi Calzelunghe»? | (Astrid) Lindgren
Chi ha scritto «La fabbrica di cioccolato»? | (Roald) Dahl
Chi ha scritto «Alice nel Paese delle Meraviglie»? | (Lewis) Carroll
Chi ha scritto «Winnie Puh»? | (A. A.) Milne
Chi ha scritto «Peter Pan»? | (J. M.) Barrie
Chi ha scritto «La storia di Peter Coniglio»? | (Beatrix) Potter
Chi ha scritto «Il gatto col cappello»? | (Dr.) Seuss
Chi ha scritto «La tela di Carlotta»? | (E. B.) White
Chi ha scritto «Harry Potter»? | (J. K.) Rowling
Chi ha scritto «Il piccolo principe»? | (Antoine de) Saint-Exupéry
Chi ha scritto «La sirenetta»? | (Hans Christian) Andersen
Chi ha raccolto la fiaba di «Hänsel e Gretel»? | (fratelli) Grimm
Chi ha scritto «La storia infinita»? | (Michael) Ende
Chi ha scritto «Le avventure di Pinocchio»? | (Carlo) Collodi
Chi ha scritto «Heidi»? | (Johanna) Spyri
Chi ha scritto «Il libro della giungla»? | (Rudyard) Kipling
Chi ha scritto «Il piccolo bruco Maisazio»? | (Eric) Carle
Chi ha scritto «Nel paese dei mostri selvaggi»? | (Maurice) Sendak
Chi ha scritto «Il leone, la strega e l’armadio»? | (C. S.) Lewis
Chi ha scritto i primi libri dei Mumin? | (Tove) Jansson`,
    10: `
Chi ha scritto «Romeo e Giulietta»? | (William) Shakespeare
Chi ha scritto «Le avventure di Tom Sawyer»? | (Mark) Twain
Chi ha scritto «Canto di Natale»? | (Charles) Dickens
Chi ha scritto «Ventimila leghe sotto i mari»? | (Jules) Verne / Giulio Verne
Chi ha scritto «L’isola del tesoro»? | (Robert Louis) Stevenson
Chi ha scritto «Robinson Crusoe»? | (Daniel) Defoe
Chi ha scritto «I viaggi di Gulliver»? | (Jonathan) Swift
Chi ha scritto «Lo Hobbit»? | (J. R. R.) Tolkien
Chi ha scritto «Piccole donne»? | (Louisa May) Alcott
Chi ha scritto «Don Chisciotte»? | (Miguel de) Cervantes
Chi ha scritto «I miserabili»? | (Victor) Hugo
Chi ha scritto «I tre moschettieri»? | (Alexandre) Dumas
Chi ha scritto il «Faust»? | (Johann Wolfgang von) Goethe
Chi ha scritto la «Divina Commedia»? | Dante (Alighieri)
Chi ha scritto «Orgoglio e pregiudizio»? | (Jane) Austen
Chi ha scritto «Frankenstein»? | (Mary) Shelley
Chi ha scritto «Guerra e pace»? | (Lev) Tolstoj
Chi ha scritto «La fattoria degli animali»? | (George) Orwell
Chi ha scritto «Moby Dick»? | (Herman) Melville
Chi ha scritto «Il buio oltre la siepe»? | (Harper) Lee
Chi ha scritto «Il mastino dei Baskerville»? | (Arthur Conan) Doyle / Conan Doyle
Chi ha scritto «La macchina del tempo»? | (H. G.) Wells
Chi ha scritto «Il richiamo della foresta»? | (Jack) London
Chi ha scritto «Emilio e i detective»? | (Erich) Kästner`,
  },
};
