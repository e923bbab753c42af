import type { FactTexts } from '../fact-texts.ts';

/** Inventors, composers, painters and authors. */
export const facts: FactTexts = {
  inventors: {
    8: `
Qui a imprimé en Europe avec des lettres mobiles en métal ? | (Johannes) Gutenberg
Qui a breveté le téléphone en 1876 ? | (Alexander Graham) Bell
Qui a mis au point une ampoule pratique et le phonographe ? | (Thomas) Edison
Qui a fait voler un avion à Kitty Hawk en 1903 ? | (frères) Wright
Qui a fait breveter une automobile en 1886 ? | (Carl) Benz
Qui a beaucoup amélioré la machine à vapeur ? | (James) Watt
Qui a construit des voitures sur une chaîne de montage ? | (Henry) Ford
Qui a rendu possible la lecture avec des points en relief ? | (Louis) Braille
Qui a inventé la dynamite et fondé des prix célèbres ? | (Alfred) Nobel
Qui a fait voler les premiers ballons à air chaud ? | (frères) Montgolfier
Qui a inventé le World Wide Web ? | (Tim) Berners-Lee
Qui a inventé le paratonnerre ? | Benjamin Franklin
Qui a montré que la chaleur tue les microbes des boissons ? | (Louis) Pasteur
Qui a découvert le radium avec son mari ? | (Marie) Curie
Qui a expliqué la gravité, inspiré par une pomme qui tombe ? | (Isaac) Newton
Qui a élaboré la théorie de la relativité ? | (Albert) Einstein
Qui a expliqué comment les espèces changent avec le temps ? | (Charles) Darwin
Qui a aidé à inventer le code de points et de traits du télégraphe ? | (Samuel) Morse`,
    10: `
Qui a découvert la pénicilline ? | (Alexander) Fleming
Qui a fait la première vaccination contre la variole ? | (Edward) Jenner
Qui a inventé la première pile électrique ? | (Alessandro) Volta
Qui a rangé les éléments dans le tableau périodique ? | (Dmitri) Mendeleïev
Qui a découvert les lois de l’hérédité grâce à des petits pois ? | (Gregor) Mendel
Qui a partagé un prix Nobel en 1909 pour le télégraphe sans fil ? | (Guglielmo) Marconi
Qui a découvert les rayons X ? | (Wilhelm) Röntgen
Qui a écrit un programme pour la machine analytique ? | (Ada) Lovelace
Qui a conçu la machine analytique, ancêtre de l’ordinateur ? | (Charles) Babbage
Qui a découvert comment un aimant en mouvement fait de l’électricité ? | (Michael) Faraday
Qui a construit un moteur sans bougies d’allumage ? | (Rudolf) Diesel
Qui a défendu le courant alternatif ? | (Nikola) Tesla
Qui a écrit en 1543 que les planètes tournent autour du Soleil ? | (Nicolas) Copernic
Qui a découvert que les planètes décrivent des ellipses ? | (Johannes) Kepler
Qui a vu le premier des bactéries au microscope ? | (Antoni van) Leeuwenhoek
Qui a crié « Eurêka ! » dans son bain, selon la légende ? | Archimède
Qui a découvert les ondes radio ? | (Heinrich) Hertz
Qui a inventé l’ascenseur à frein de sécurité ? | (Elisha) Otis
Quelle femme a aidé, par ses images aux rayons X, à trouver la forme de l’ADN ? | Rosalind Franklin`,
  },
  composers: {
    8: `
Qui a composé « La Flûte enchantée » ? | (Wolfgang Amadeus) Mozart
Qui a composé l’« Ode à la joie » de la 9e symphonie ? | (Ludwig van) Beethoven
Qui a composé « Les Quatre Saisons » ? | (Antonio) Vivaldi
Qui a composé « Casse-Noisette » ? | (Piotr Ilitch) Tchaïkovski
Qui a composé « Le Carnaval des animaux » ? | (Camille) Saint-Saëns
Qui a composé « Pierre et le Loup » ? | (Sergueï) Prokofiev
Qui a composé « Le Beau Danube bleu » ? | (Johann) Strauss | Johann Strauss fils
Qui a composé les « Concertos brandebourgeois » ? | (Jean-Sébastien) Bach
Qui a composé l’alléluia du « Messie » ? | (Georg Friedrich) Haendel
Qui a composé « Dans l’antre du roi de la montagne » ? | (Edvard) Grieg
Qui a composé « Carmen » ? | (Georges) Bizet
Qui a composé l’ouverture de « Guillaume Tell » ? | (Gioachino) Rossini
Qui a composé « Tableaux d’une exposition » ? | (Modeste) Moussorgski
Qui a composé « Le Vol du bourdon » ? | (Nikolaï) Rimski-Korsakov
Qui a composé « Les Planètes » ? | (Gustav) Holst`,
    10: `
Qui a composé le quintette « La Truite » ? | (Franz) Schubert
Qui a composé l’opéra « Aïda » ? | (Giuseppe) Verdi
Qui a composé l’opéra « La Bohème » ? | (Giacomo) Puccini
Qui a composé « L’Anneau du Nibelung » ? | (Richard) Wagner
Qui a composé « Le Sacre du printemps » ? | (Igor) Stravinsky
Qui a composé le « Boléro » ? | (Maurice) Ravel
Qui a composé le « Clair de lune » de la « Suite bergamasque » ? | (Claude) Debussy
Qui a composé « Rhapsody in Blue » ? | (George) Gershwin
Qui a composé la « Symphonie du Nouveau Monde » ? | (Antonín) Dvořák
Qui a composé « La Moldau » ? | (Bedřich) Smetana
Qui a composé « Finlandia » ? | (Jean) Sibelius
Qui a composé « Un requiem allemand » ? | (Johannes) Brahms
Qui a composé la « Valse minute » ? | (Frédéric) Chopin
Qui a composé les « Rhapsodies hongroises » pour piano ? | (Franz) Liszt
Qui a composé « La Création » et la symphonie « La Surprise » ? | (Joseph) Haydn
Qui a composé la « Symphonie fantastique » ? | (Hector) Berlioz
Qui a composé les « Variations Enigma » ? | (Edward) Elgar
Qui a composé les « Scènes d’enfants » pour piano ? | (Robert) Schumann
Qui a composé la Marche nuptiale du « Songe d’une nuit d’été » ? | (Felix) Mendelssohn
Qui a composé « Appalachian Spring » ? | (Aaron) Copland`,
  },
  painters: {
    8: `
Qui a peint « La Joconde » ? | Léonard (de Vinci) / de Vinci | Il a aussi dessiné des machines volantes.
Qui a peint « La Nuit étoilée » ? | (Vincent) van Gogh
Qui a peint « Guernica » ? | (Pablo) Picasso
Qui a peint le plafond de la chapelle Sixtine ? | Michel-Ange / Michelangelo
Qui a peint « La Jeune Fille à la perle » ? | (Johannes) Vermeer
Qui a peint « La Ronde de nuit » ? | Rembrandt (van Rijn)
Qui a peint les nymphéas de son jardin ? | (Claude) Monet
Qui a peint « Le Cri » ? | (Edvard) Munch
Qui a peint des montres molles ? | (Salvador) Dalí
Qui a peint « Le Baiser » tout en or ? | (Gustav) Klimt
Qui a peint des rangées de boîtes de soupe ? | (Andy) Warhol
Qui s’est peinte avec des singes et d’épais sourcils ? | (Frida) Kahlo
Qui a dessiné un jeune lièvre en 1502 ? | (Albrecht) Dürer
Qui a peint « La Naissance de Vénus » ? | (Sandro) Botticelli
Qui a peint « American Gothic » ? | (Grant) Wood
Qui a gravé « La Grande Vague » ? | (Katsushika) Hokusai`,
    10: `
Qui a peint « Les Ménines » ? | (Diego) Vélasquez
Qui a peint « Tres de mayo », sur les fusillés de 1808 ? | (Francisco de) Goya
Qui a peint « L’École d’Athènes » ? | Raphaël (Sanzio)
Qui a peint « La Liberté guidant le peuple » ? | (Eugène) Delacroix
Qui a peint « Le Voyageur contemplant une mer de nuages » ? | (Caspar David) Friedrich
Qui a peint « Nighthawks » ? | (Edward) Hopper
Qui a peint de grandes fleurs et des crânes du désert ? | (Georgia) O’Keeffe
Qui a peint « Le Déjeuner des canotiers » ? | (Auguste) Renoir
Qui a peint et sculpté des danseuses ? | (Edgar) Degas
Qui a peint avec des points un dimanche à la Grande Jatte ? | (Georges) Seurat
Qui a peint « Le Jardin des délices » ? | (Jérôme) Bosch
Qui a peint « La Tour de Babel » et des paysans dans la neige ? | (Pieter) Bruegel / Brueghel
Qui a peint des carrés rouges, jaunes et bleus aux lignes noires ? | (Piet) Mondrian
Qui a peint « Le Cavalier bleu » et certains des premiers tableaux abstraits ? | (Vassily) Kandinsky
Qui a peint une pipe en écrivant que ce n’en est pas une ? | (René) Magritte
Qui a découpé « L’Escargot » dans du papier de couleur ? | (Henri) Matisse
Qui faisait goutter la peinture sur une toile posée au sol ? | (Jackson) Pollock
Qui a peint « Le Dernier Voyage du Téméraire » ? | (William) Turner
Qui a peint et repeint la montagne Sainte-Victoire ? | (Paul) Cézanne
Qui s’est peinte elle-même en allégorie de la peinture ? | (Artemisia) Gentileschi`,
  },
  'books-authors': {
    8: `
Qui a écrit « Fifi Brindacier » ? | (Astrid) Lindgren
Qui a écrit « Charlie et la Chocolaterie » ? | (Roald) Dahl
Qui a écrit « Alice au pays des merveilles » ? | (Lewis) Carroll
Qui a écrit « Winnie l’ourson » ? | (A. A.) Milne
Qui a écrit « Peter Pan » ? | (J. M.) Barrie
Qui a écrit « Pierre Lapin » ? | (Beatrix) Potter
Qui a écrit « Le Chat chapeauté » ? | (Dr.) Seuss
Qui a écrit « La Toile de Charlotte » ? | (E. B.) White
Qui a écrit « Harry Potter » ? | (J. K.) Rowling
Qui a écrit « Le Petit Prince » ? | (Antoine de) Saint-Exupéry
Qui a écrit « La Petite Sirène » ? | (Hans Christian) Andersen
Qui a recueilli « Hansel et Gretel » ? | (frères) Grimm
Qui a écrit « L’Histoire sans fin » ? | (Michael) Ende
Qui a écrit « Les Aventures de Pinocchio » ? | (Carlo) Collodi
Qui a écrit « Heidi » ? | (Johanna) Spyri
Qui a écrit « Le Livre de la jungle » ? | (Rudyard) Kipling
Qui a fait « La Chenille qui fait des trous » ? | (Eric) Carle
Qui a fait « Max et les Maximonstres » ? | (Maurice) Sendak
Qui a écrit « Le Lion, la Sorcière blanche et l’Armoire magique » ? | (C. S.) Lewis
Qui a écrit les premiers livres des Moumines ? | (Tove) Jansson`,
    10: `
Qui a écrit « Roméo et Juliette » ? | (William) Shakespeare
Qui a écrit « Les Aventures de Tom Sawyer » ? | (Mark) Twain
Qui a écrit « Un chant de Noël » ? | (Charles) Dickens
Qui a écrit « Vingt mille lieues sous les mers » ? | (Jules) Verne
Qui a écrit « L’Île au trésor » ? | (Robert Louis) Stevenson
Qui a écrit « Robinson Crusoé » ? | (Daniel) Defoe
Qui a écrit « Les Voyages de Gulliver » ? | (Jonathan) Swift
Qui a écrit « Le Hobbit » ? | (J. R. R.) Tolkien
Qui a écrit « Les Quatre Filles du docteur March » ? | (Louisa May) Alcott
Qui a écrit « Don Quichotte » ? | (Miguel de) Cervantès
Qui a écrit « Les Misérables » ? | (Victor) Hugo
Qui a écrit « Les Trois Mousquetaires » ? | (Alexandre) Dumas
Qui a écrit « Faust » ? | (Johann Wolfgang von) Goethe
Qui a écrit « La Divine Comédie » ? | Dante (Alighieri)
Qui a écrit « Orgueil et Préjugés » ? | (Jane) Austen
Qui a écrit « Frankenstein » ? | (Mary) Shelley
Qui a écrit « Guerre et Paix » ? | (Léon) Tolstoï
Qui a écrit « La Ferme des animaux » ? | (George) Orwell
Qui a écrit « Moby Dick » ? | (Herman) Melville
Qui a écrit « Ne tirez pas sur l’oiseau moqueur » ? | (Harper) Lee
Qui a écrit « Le Chien des Baskerville » ? | (Arthur Conan) Doyle / Conan Doyle
Qui a écrit « La Machine à explorer le temps » ? | (H. G.) Wells
Qui a écrit « L’Appel de la forêt » ? | (Jack) London
Qui a écrit « Émile et les Détectives » ? | (Erich) Kästner`,
  },
};
