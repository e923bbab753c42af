import type { FactTexts } from '../fact-texts.ts';

/** Inventors, composers, painters and authors. */
export const facts: FactTexts = {
  inventors: {
    8: `
Who printed with movable metal letters in Europe? | (Johannes) Gutenberg
Who patented the telephone in 1876? | (Alexander Graham) Bell
Who made a practical light bulb and the phonograph? | (Thomas) Edison
Who flew an airplane at Kitty Hawk in 1903? | Wright (brothers)
Who patented a motor car in 1886? | (Carl) Benz
Who greatly improved the steam engine? | (James) Watt
Who built cars on a moving assembly line? | (Henry) Ford
Who made reading with raised dots possible? | (Louis) Braille
Who invented dynamite and founded the prizes? | (Alfred) Nobel
Who flew the first hot-air balloons? | Montgolfier (brothers)
Who invented the World Wide Web? | (Tim) Berners-Lee
Who invented the lightning rod? | Benjamin Franklin
Who showed that heat kills germs in drinks? | (Louis) Pasteur
Who discovered radium with her husband? | (Marie) Curie
Who explained gravity, inspired by a falling apple? | (Isaac) Newton
Who found the theory of relativity? | (Albert) Einstein
Who explained how species change over time? | (Charles) Darwin
Who helped invent the code of dots and dashes for the telegraph? | (Samuel) Morse`,
    10: `
Who discovered penicillin? | (Alexander) Fleming
Who gave the first smallpox vaccination? | (Edward) Jenner
Who built the first electric battery? | (Alessandro) Volta
Who ordered the elements in the periodic table? | (Dmitri) Mendeleev
Who found the laws of heredity with peas? | (Gregor) Mendel
Who shared a Nobel Prize in 1909 for the wireless telegraph? | (Guglielmo) Marconi
Who discovered X-rays? | (Wilhelm) Röntgen
Who wrote a program for the Analytical Engine? | (Ada) Lovelace
Who designed the Analytical Engine, an early computer? | (Charles) Babbage
Who discovered how a moving magnet makes electricity? | (Michael) Faraday
Who built an engine that needs no spark plugs? | (Rudolf) Diesel
Who championed alternating current? | (Nikola) Tesla
Who wrote in 1543 that the planets circle the Sun? | (Nicolaus) Copernicus
Who found that planets move in ellipses? | (Johannes) Kepler
Who first saw bacteria through a microscope? | (Antonie van) Leeuwenhoek
Who shouted “Eureka!” in the bath, as the story goes? | Archimedes
Who discovered radio waves? | (Heinrich) Hertz
Who made the safety elevator? | (Elisha) Otis
Whose X-ray pictures helped to find the shape of DNA? | Rosalind Franklin`,
  },
  composers: {
    8: `
Who composed The Magic Flute? | (Wolfgang Amadeus) Mozart
Who composed the Ode to Joy in the Ninth Symphony? | (Ludwig van) Beethoven
Who composed The Four Seasons? | (Antonio) Vivaldi
Who composed The Nutcracker? | (Pyotr) Tchaikovsky
Who composed The Carnival of the Animals? | (Camille) Saint-Saëns
Who composed Peter and the Wolf? | (Sergei) Prokofiev
Who composed The Blue Danube? | (Johann) Strauss | Johann Strauss the Younger
Who composed the Brandenburg Concertos? | (Johann Sebastian) Bach
Who composed the Hallelujah chorus in Messiah? | (George Frideric) Handel
Who composed In the Hall of the Mountain King? | (Edvard) Grieg
Who composed Carmen? | (Georges) Bizet
Who composed the William Tell overture? | (Gioachino) Rossini
Who composed Pictures at an Exhibition? | (Modest) Mussorgsky
Who composed Flight of the Bumblebee? | (Nikolai) Rimsky-Korsakov
Who composed The Planets? | (Gustav) Holst`,
    10: `
Who composed the Trout Quintet? | (Franz) Schubert
Who composed the opera Aida? | (Giuseppe) Verdi
Who composed the opera La Bohème? | (Giacomo) Puccini
Who composed The Ring of the Nibelung? | (Richard) Wagner
Who composed The Rite of Spring? | (Igor) Stravinsky
Who composed Boléro? | (Maurice) Ravel
Who composed Clair de lune? | (Claude) Debussy
Who composed Rhapsody in Blue? | (George) Gershwin
Who composed the symphony From the New World? | (Antonín) Dvořák
Who composed The Moldau? | (Bedřich) Smetana
Who composed Finlandia? | (Jean) Sibelius
Who composed A German Requiem? | (Johannes) Brahms
Who composed the Minute Waltz? | (Frédéric) Chopin
Who composed the Hungarian Rhapsodies for piano? | (Franz) Liszt
Who composed The Creation and the Surprise Symphony? | (Joseph) Haydn
Who composed the Symphonie fantastique? | (Hector) Berlioz
Who composed the Enigma Variations? | (Edward) Elgar
Who composed Scenes from Childhood for piano? | (Robert) Schumann
Who composed music for A Midsummer Night’s Dream with its Wedding March? | (Felix) Mendelssohn
Who composed Appalachian Spring? | (Aaron) Copland`,
  },
  painters: {
    8: `
Who painted the Mona Lisa? | Leonardo (da Vinci) / da Vinci | He also drew flying machines.
Who painted The Starry Night? | (Vincent) van Gogh
Who painted Guernica? | (Pablo) Picasso
Who painted the ceiling of the Sistine Chapel? | Michelangelo (Buonarroti)
Who painted Girl with a Pearl Earring? | (Johannes) Vermeer
Who painted The Night Watch? | Rembrandt (van Rijn)
Who painted water lilies in his garden? | (Claude) Monet
Who painted The Scream? | (Edvard) Munch
Who painted melting clocks? | (Salvador) Dalí
Who painted The Kiss in gold? | (Gustav) Klimt
Who painted soup cans in rows? | (Andy) Warhol
Who painted herself with monkeys and thick eyebrows? | (Frida) Kahlo
Who drew A Young Hare in 1502? | (Albrecht) Dürer
Who painted The Birth of Venus? | (Sandro) Botticelli
Who painted American Gothic? | (Grant) Wood
Who printed The Great Wave? | (Katsushika) Hokusai`,
    10: `
Who painted Las Meninas? | (Diego) Velázquez
Who painted The Third of May 1808? | (Francisco) Goya
Who painted The School of Athens? | Raphael (Sanzio)
Who painted Liberty Leading the People? | (Eugène) Delacroix
Who painted Wanderer above the Sea of Fog? | (Caspar David) Friedrich
Who painted Nighthawks? | (Edward) Hopper
Who painted large flowers and desert skulls? | (Georgia) O’Keeffe
Who painted Luncheon of the Boating Party? | (Pierre-Auguste) Renoir
Who painted and sculpted ballet dancers? | (Edgar) Degas
Who painted A Sunday on La Grande Jatte with dots? | (Georges) Seurat
Who painted The Garden of Earthly Delights? | (Hieronymus) Bosch
Who painted The Tower of Babel and peasants in the snow? | (Pieter) Bruegel
Who painted squares of red, yellow and blue with black lines? | (Piet) Mondrian
Who painted The Blue Rider and some of the first abstract pictures? | (Wassily) Kandinsky
Who painted a pipe that says it isn’t one? | (René) Magritte
Who cut The Snail out of colored paper? | (Henri) Matisse
Who dripped and splashed paint onto canvas on the floor? | (Jackson) Pollock
Who painted The Fighting Temeraire? | (William) Turner
Who painted Mont Sainte-Victoire again and again? | (Paul) Cézanne
Who painted a Self-Portrait as the Allegory of Painting? | (Artemisia) Gentileschi`,
  },
  'books-authors': {
    8: `
Who wrote Pippi Longstocking? | (Astrid) Lindgren
Who wrote Charlie and the Chocolate Factory? | (Roald) Dahl
Who wrote Alice’s Adventures in Wonderland? | (Lewis) Carroll
Who wrote Winnie-the-Pooh? | (A. A.) Milne
Who wrote Peter Pan? | (J. M.) Barrie
Who wrote The Tale of Peter Rabbit? | (Beatrix) Potter
Who wrote The Cat in the Hat? | (Dr.) Seuss
Who wrote Charlotte’s Web? | (E. B.) White
Who wrote Harry Potter? | (J. K.) Rowling
Who wrote The Little Prince? | (Antoine de) Saint-Exupéry
Who wrote The Little Mermaid? | (Hans Christian) Andersen
Who collected Hansel and Gretel? | (Brothers) Grimm
Who wrote The Neverending Story? | (Michael) Ende
Who wrote The Adventures of Pinocchio? | (Carlo) Collodi
Who wrote Heidi? | (Johanna) Spyri
Who wrote The Jungle Book? | (Rudyard) Kipling
Who wrote The Very Hungry Caterpillar? | (Eric) Carle
Who wrote Where the Wild Things Are? | (Maurice) Sendak
Who wrote The Lion, the Witch and the Wardrobe? | (C. S.) Lewis
Who wrote the first Moomin books? | (Tove) Jansson`,
    10: `
Who wrote Romeo and Juliet? | (William) Shakespeare
Who wrote The Adventures of Tom Sawyer? | (Mark) Twain
Who wrote A Christmas Carol? | (Charles) Dickens
Who wrote Twenty Thousand Leagues Under the Seas? | (Jules) Verne
Who wrote Treasure Island? | (Robert Louis) Stevenson
Who wrote Robinson Crusoe? | (Daniel) Defoe
Who wrote Gulliver’s Travels? | (Jonathan) Swift
Who wrote The Hobbit? | (J. R. R.) Tolkien
Who wrote Little Women? | (Louisa May) Alcott
Who wrote Don Quixote? | (Miguel de) Cervantes
Who wrote Les Misérables? | (Victor) Hugo
Who wrote The Three Musketeers? | (Alexandre) Dumas
Who wrote Faust? | (Johann Wolfgang von) Goethe
Who wrote the Divine Comedy? | Dante (Alighieri)
Who wrote Pride and Prejudice? | (Jane) Austen
Who wrote Frankenstein? | (Mary) Shelley
Who wrote War and Peace? | (Leo) Tolstoy
Who wrote Animal Farm? | (George) Orwell
Who wrote Moby-Dick? | (Herman) Melville
Who wrote To Kill a Mockingbird? | (Harper) Lee
Who wrote The Hound of the Baskervilles? | (Arthur Conan) Doyle / Conan Doyle
Who wrote The Time Machine? | (H. G.) Wells
Who wrote The Call of the Wild? | (Jack) London
Who wrote Emil and the Detectives? | (Erich) Kästner`,
  },
};
