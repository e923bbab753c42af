import type { FactTexts } from '../fact-texts.ts';

/** Inventors, composers, painters and authors. */
export const facts: FactTexts = {
  inventors: {
    8: `
Wer druckte in Europa mit beweglichen Buchstaben aus Metall? | (Johannes) Gutenberg
Wer bekam 1876 das Patent für das Telefon? | (Alexander Graham) Bell
Wer baute eine brauchbare Glühbirne und den Phonographen? | (Thomas) Edison
Wer flog 1903 bei Kitty Hawk mit einem Flugzeug? | (Brüder) Wright / Gebrüder Wright
Wer meldete 1886 ein Auto zum Patent an? | (Carl) Benz
Wer verbesserte die Dampfmaschine sehr? | (James) Watt
Wer baute Autos am laufenden Fließband? | (Henry) Ford
Wer erfand die Schrift aus fühlbaren Punkten? | (Louis) Braille
Wer erfand das Dynamit und stiftete berühmte Preise? | (Alfred) Nobel
Wer ließ die ersten Heißluftballons fliegen? | (Brüder) Montgolfier / Gebrüder Montgolfier
Wer erfand das World Wide Web? | (Tim) Berners-Lee
Wer erfand den Blitzableiter? | Benjamin Franklin
Wer zeigte, dass Hitze Keime in Getränken tötet? | (Louis) Pasteur
Wer entdeckte mit ihrem Mann das Radium? | (Marie) Curie
Wer erklärte die Schwerkraft, angeregt durch einen fallenden Apfel? | (Isaac) Newton
Wer fand die Relativitätstheorie? | (Albert) Einstein
Wer erklärte, wie sich Arten mit der Zeit verändern? | (Charles) Darwin
Wer half, das Alphabet aus Punkten und Strichen zu erfinden? | (Samuel) Morse`,
    10: `
Wer entdeckte das Penicillin? | (Alexander) Fleming
Wer gab die erste Impfung gegen Pocken? | (Edward) Jenner
Wer baute die erste elektrische Batterie? | (Alessandro) Volta
Wer ordnete die Elemente im Periodensystem? | (Dmitri) Mendelejew
Wer fand mit Erbsen die Regeln der Vererbung? | (Gregor) Mendel
Wer teilte sich 1909 einen Nobelpreis für die drahtlose Telegrafie? | (Guglielmo) Marconi
Wer entdeckte die Röntgenstrahlen? | (Wilhelm Conrad) Röntgen
Wer schrieb ein Programm für die Analytische Maschine? | (Ada) Lovelace
Wer entwarf die Analytische Maschine, einen frühen Computer? | (Charles) Babbage
Wer entdeckte, wie ein bewegter Magnet Strom erzeugt? | (Michael) Faraday
Wer baute einen Motor, der keine Zündkerzen braucht? | (Rudolf) Diesel
Wer setzte sich für den Wechselstrom ein? | (Nikola) Tesla
Wer schrieb 1543, dass die Planeten um die Sonne kreisen? | (Nikolaus) Kopernikus
Wer fand heraus, dass sich Planeten auf Ellipsen bewegen? | (Johannes) Kepler
Wer sah als Erster Bakterien durch ein Mikroskop? | (Antoni van) Leeuwenhoek
Wer rief der Legende nach im Bad „Heureka!“? | Archimedes
Wer entdeckte die Radiowellen? | (Heinrich) Hertz
Wer baute den sicheren Aufzug? | (Elisha) Otis
Wessen Röntgenbilder halfen, die Form der DNA zu finden? | Rosalind Franklin`,
  },
  composers: {
    8: `
Wer komponierte „Die Zauberflöte“? | (Wolfgang Amadeus) Mozart
Wer komponierte die „Ode an die Freude“ in der 9. Sinfonie? | (Ludwig van) Beethoven
Wer komponierte „Die vier Jahreszeiten“? | (Antonio) Vivaldi
Wer komponierte „Der Nussknacker“? | (Pjotr Iljitsch) Tschaikowsky
Wer komponierte „Der Karneval der Tiere“? | (Camille) Saint-Saëns
Wer komponierte „Peter und der Wolf“? | (Sergej) Prokofjew
Wer komponierte „An der schönen blauen Donau“? | (Johann) Strauss / Strauß | Johann Strauss (Sohn)
Wer komponierte die Brandenburgischen Konzerte? | (Johann Sebastian) Bach
Wer komponierte das Halleluja im „Messias“? | (Georg Friedrich) Händel
Wer komponierte „In der Halle des Bergkönigs“? | (Edvard) Grieg
Wer komponierte „Carmen“? | (Georges) Bizet
Wer komponierte die Ouvertüre zu „Wilhelm Tell“? | (Gioachino) Rossini
Wer komponierte „Bilder einer Ausstellung“? | (Modest) Mussorgski
Wer komponierte den Hummelflug? | (Nikolai) Rimski-Korsakow
Wer komponierte „Die Planeten“? | (Gustav) Holst`,
    10: `
Wer komponierte das Forellenquintett? | (Franz) Schubert
Wer komponierte die Oper „Aida“? | (Giuseppe) Verdi
Wer komponierte die Oper „La Bohème“? | (Giacomo) Puccini
Wer komponierte „Der Ring des Nibelungen“? | (Richard) Wagner
Wer komponierte „Le sacre du printemps“? | (Igor) Strawinsky
Wer komponierte den Boléro? | (Maurice) Ravel
Wer komponierte „Clair de lune“ in der „Suite bergamasque“? | (Claude) Debussy
Wer komponierte die „Rhapsody in Blue“? | (George) Gershwin
Wer komponierte die Sinfonie „Aus der Neuen Welt“? | (Antonín) Dvořák
Wer komponierte „Die Moldau“? | (Bedřich) Smetana
Wer komponierte „Finlandia“? | (Jean) Sibelius
Wer komponierte „Ein deutsches Requiem“? | (Johannes) Brahms
Wer komponierte den Minutenwalzer? | (Frédéric) Chopin
Wer komponierte die Ungarischen Rhapsodien für Klavier? | (Franz) Liszt
Wer komponierte „Die Schöpfung“ und die Sinfonie mit dem Paukenschlag? | (Joseph) Haydn
Wer komponierte die Symphonie fantastique? | (Hector) Berlioz
Wer komponierte die Enigma-Variationen? | (Edward) Elgar
Wer komponierte die „Kinderszenen“ für Klavier? | (Robert) Schumann
Wer komponierte den Hochzeitsmarsch zu „Ein Sommernachtstraum“? | (Felix) Mendelssohn | Felix Mendelssohn Bartholdy
Wer komponierte „Appalachian Spring“? | (Aaron) Copland`,
  },
  painters: {
    8: `
Wer malte die Mona Lisa? | Leonardo (da Vinci) / da Vinci | Er zeichnete auch Flugmaschinen.
Wer malte „Sternennacht“? | (Vincent) van Gogh
Wer malte „Guernica“? | (Pablo) Picasso
Wer malte die Decke der Sixtinischen Kapelle aus? | Michelangelo (Buonarroti)
Wer malte „Das Mädchen mit dem Perlenohrring“? | (Jan) Vermeer
Wer malte „Die Nachtwache“? | Rembrandt (van Rijn)
Wer malte die Seerosen in seinem Garten? | (Claude) Monet
Wer malte „Der Schrei“? | (Edvard) Munch
Wer malte zerfließende Uhren? | (Salvador) Dalí
Wer malte „Der Kuss“ in Gold? | (Gustav) Klimt
Wer malte Suppendosen in Reihen? | (Andy) Warhol
Wer malte sich selbst mit Affen und dichten Augenbrauen? | (Frida) Kahlo
Wer malte 1502 den Feldhasen? | (Albrecht) Dürer
Wer malte „Die Geburt der Venus“? | (Sandro) Botticelli
Wer malte „American Gothic“? | (Grant) Wood
Wer druckte „Die große Welle“? | (Katsushika) Hokusai`,
    10: `
Wer malte „Las Meninas“? | (Diego) Velázquez
Wer malte „Die Erschießung der Aufständischen vom 3. Mai 1808“? | (Francisco de) Goya
Wer malte „Die Schule von Athen“? | Raffael (Sanzio) / Raffaello
Wer malte „Die Freiheit führt das Volk“? | (Eugène) Delacroix
Wer malte „Der Wanderer über dem Nebelmeer“? | (Caspar David) Friedrich
Wer malte „Nighthawks“? | (Edward) Hopper
Wer malte große Blumen und Schädel aus der Wüste? | (Georgia) O’Keeffe
Wer malte „Das Frühstück der Ruderer“? | (Pierre-Auguste) Renoir
Wer malte Balletttänzerinnen und formte sie in Wachs? | (Edgar) Degas
Wer malte mit Punkten einen Sonntag auf La Grande Jatte? | (Georges) Seurat
Wer malte „Der Garten der Lüste“? | (Hieronymus) Bosch
Wer malte den Turmbau zu Babel und Bauern im Schnee? | (Pieter) Bruegel
Wer malte Quadrate in Rot, Gelb und Blau mit schwarzen Linien? | (Piet) Mondrian
Wer malte „Der Blaue Reiter“ und früh abstrakte Bilder? | (Wassily) Kandinsky
Wer malte eine Pfeife, die angeblich keine ist? | (René) Magritte
Wer schnitt „Die Schnecke“ aus buntem Papier? | (Henri) Matisse
Wer tropfte und spritzte Farbe auf Leinwand am Boden? | (Jackson) Pollock
Wer malte „Die letzte Fahrt der Temeraire“? | (William) Turner
Wer malte immer wieder den Berg Sainte-Victoire? | (Paul) Cézanne
Wer malte ein Selbstbildnis als Allegorie der Malerei? | (Artemisia) Gentileschi`,
  },
  'books-authors': {
    8: `
Wer schrieb „Pippi Langstrumpf“? | (Astrid) Lindgren
Wer schrieb „Charlie und die Schokoladenfabrik“? | (Roald) Dahl
Wer schrieb „Alice im Wunderland“? | (Lewis) Carroll
Wer schrieb „Pu der Bär“? | (A. A.) Milne
Wer schrieb „Peter Pan“? | (J. M.) Barrie
Wer schrieb „Die Geschichte von Peter Hase“? | (Beatrix) Potter
Wer schrieb „Der Kater mit Hut“? | (Dr.) Seuss
Wer schrieb „Wilbur und Charlotte“? | (E. B.) White
Wer schrieb „Harry Potter“? | (J. K.) Rowling
Wer schrieb „Der kleine Prinz“? | (Antoine de) Saint-Exupéry
Wer schrieb „Die kleine Meerjungfrau“? | (Hans Christian) Andersen
Wer sammelte „Hänsel und Gretel“? | (Brüder) Grimm / Gebrüder Grimm
Wer schrieb „Die unendliche Geschichte“? | (Michael) Ende
Wer schrieb „Pinocchio“? | (Carlo) Collodi
Wer schrieb „Heidi“? | (Johanna) Spyri
Wer schrieb „Das Dschungelbuch“? | (Rudyard) Kipling
Wer schrieb „Die kleine Raupe Nimmersatt“? | (Eric) Carle
Wer schrieb „Wo die wilden Kerle wohnen“? | (Maurice) Sendak
Wer schrieb „Der König von Narnia“? | (C. S.) Lewis
Wer schrieb die ersten Bücher über die Mumins? | (Tove) Jansson`,
    10: `
Wer schrieb „Romeo und Julia“? | (William) Shakespeare
Wer schrieb „Tom Sawyers Abenteuer“? | (Mark) Twain
Wer schrieb „Eine Weihnachtsgeschichte“? | (Charles) Dickens
Wer schrieb „Zwanzigtausend Meilen unter dem Meer“? | (Jules) Verne
Wer schrieb „Die Schatzinsel“? | (Robert Louis) Stevenson
Wer schrieb „Robinson Crusoe“? | (Daniel) Defoe
Wer schrieb „Gullivers Reisen“? | (Jonathan) Swift
Wer schrieb „Der Hobbit“? | (J. R. R.) Tolkien
Wer schrieb „Betty und ihre Schwestern“? | (Louisa May) Alcott
Wer schrieb „Don Quijote“? | (Miguel de) Cervantes
Wer schrieb „Die Elenden“? | (Victor) Hugo
Wer schrieb „Die drei Musketiere“? | (Alexandre) Dumas
Wer schrieb „Faust“? | (Johann Wolfgang von) Goethe
Wer schrieb die Göttliche Komödie? | Dante (Alighieri)
Wer schrieb „Stolz und Vorurteil“? | (Jane) Austen
Wer schrieb „Frankenstein“? | (Mary) Shelley
Wer schrieb „Krieg und Frieden“? | (Leo) Tolstoi
Wer schrieb „Farm der Tiere“? | (George) Orwell
Wer schrieb „Moby-Dick“? | (Herman) Melville
Wer schrieb „Wer die Nachtigall stört“? | (Harper) Lee
Wer schrieb „Der Hund der Baskervilles“? | (Arthur Conan) Doyle / Conan Doyle
Wer schrieb „Die Zeitmaschine“? | (H. G.) Wells
Wer schrieb „Der Ruf der Wildnis“? | (Jack) London
Wer schrieb „Emil und die Detektive“? | (Erich) Kästner`,
  },
};
