import type { FactTexts } from '../fact-texts.ts';

/** Inventors, composers, painters and authors. */
export const facts: FactTexts = {
  inventors: {
    8: `
Quem imprimiu com letras móveis de metal na Europa? | (Johannes) Gutenberg
Quem patenteou o telefone em 1876? | (Alexander Graham) Bell
Quem fez uma lâmpada prática e o fonógrafo? | (Thomas) Edison
Quem fez voar um avião em Kitty Hawk em 1903? | (irmãos) Wright
Quem patenteou um automóvel em 1886? | (Carl) Benz
Quem melhorou muito a máquina a vapor? | (James) Watt
Quem fez carros numa linha de montagem móvel? | (Henry) Ford
Quem tornou possível ler com pontos em relevo? | (Louis) Braille
Quem inventou a dinamite e criou os prêmios que levam seu nome? | (Alfred) Nobel
Quem fez voar os primeiros balões de ar quente com pessoas? | (irmãos) Montgolfier
Quem inventou a World Wide Web? | (Tim) Berners-Lee
Quem inventou o para-raios? | Benjamin Franklin
Quem mostrou que o calor mata germes nas bebidas? | (Louis) Pasteur
Quem descobriu o rádio, elemento químico, com o marido? | (Marie) Curie
Quem explicou a gravidade, inspirado por uma maçã que caiu? | (Isaac) Newton
Quem criou a teoria da relatividade? | (Albert) Einstein
Quem explicou como as espécies mudam com o tempo? | (Charles) Darwin
Quem ajudou a inventar o código de pontos e traços do telégrafo? | (Samuel) Morse`,
    10: `
Quem descobriu a penicilina? | (Alexander) Fleming
Quem aplicou a primeira vacina contra a varíola? | (Edward) Jenner
Quem construiu a primeira pilha elétrica? | (Alessandro) Volta
Quem organizou os elementos na tabela periódica? | (Dmitri) Mendeleiev
Quem descobriu as leis da hereditariedade com ervilhas? | (Gregor) Mendel
Quem dividiu um Nobel em 1909 pelo telégrafo sem fio? | (Guglielmo) Marconi
Quem descobriu os raios X? | (Wilhelm) Röntgen
Quem escreveu um programa para a Máquina Analítica? | (Ada) Lovelace
Quem projetou a Máquina Analítica, avó dos computadores? | (Charles) Babbage
Quem descobriu como um ímã em movimento gera eletricidade? | (Michael) Faraday
Quem construiu um motor que não precisa de velas? | (Rudolf) Diesel
Quem defendeu a corrente alternada? | (Nikola) Tesla
Quem escreveu em 1543 que os planetas giram em volta do Sol? | (Nicolau) Copérnico
Quem descobriu que os planetas se movem em elipses? | (Johannes) Kepler
Quem foi o primeiro a ver bactérias no microscópio? | (Antonie van) Leeuwenhoek
Quem gritou “Eureca!” no banho, como se conta? | Arquimedes
Quem descobriu as ondas de rádio? | (Heinrich) Hertz
Quem inventou o freio de segurança do elevador? | (Elisha) Otis
Quem fez imagens de raios X que ajudaram a descobrir a forma do DNA? | Rosalind Franklin`,
  },
  composers: {
    8: `
Quem compôs A Flauta Mágica? | (Wolfgang Amadeus) Mozart
Quem compôs a música da Ode à Alegria na Nona Sinfonia? | (Ludwig van) Beethoven
Quem compôs As Quatro Estações? | (Antonio) Vivaldi
Quem compôs O Quebra-Nozes? | (Piotr) Tchaikovsky
Quem compôs O Carnaval dos Animais? | (Camille) Saint-Saëns
Quem compôs Pedro e o Lobo? | (Sergei) Prokofiev
Quem compôs O Danúbio Azul? | (Johann) Strauss | Johann Strauss filho
Quem compôs os Concertos de Brandemburgo? | (Johann Sebastian) Bach
Quem compôs o coro Aleluia em O Messias? | (Georg Friedrich) Händel / Handel
Quem compôs Na Gruta do Rei da Montanha? | (Edvard) Grieg
Quem compôs Carmen? | (Georges) Bizet
Quem compôs a abertura de Guilherme Tell? | (Gioachino) Rossini
Quem compôs Quadros de uma Exposição? | (Modest) Mussorgsky
Quem compôs O Voo do Besouro? | (Nikolai) Rimsky-Korsakov
Quem compôs Os Planetas? | (Gustav) Holst`,
    10: `
Quem compôs o Quinteto A Truta? | (Franz) Schubert
Quem compôs a ópera Aida? | (Giuseppe) Verdi
Quem compôs a ópera La Bohème? | (Giacomo) Puccini
Quem compôs O Anel do Nibelungo? | (Richard) Wagner
Quem compôs A Sagração da Primavera? | (Igor) Stravinsky
Quem compôs o Bolero? | (Maurice) Ravel
Quem compôs Clair de Lune? | (Claude) Debussy
Quem compôs Rhapsody in Blue? | (George) Gershwin
Quem compôs a sinfonia Do Novo Mundo? | (Antonín) Dvořák
Quem compôs O Moldava? | (Bedřich) Smetana
Quem compôs Finlândia? | (Jean) Sibelius
Quem compôs Um Réquiem Alemão? | (Johannes) Brahms
Quem compôs a Valsa do Minuto? | (Frédéric) Chopin
Quem compôs as Rapsódias Húngaras para piano? | (Franz) Liszt
Quem compôs A Criação e a Sinfonia Surpresa? | (Joseph) Haydn
Quem compôs a Sinfonia Fantástica? | (Hector) Berlioz
Quem compôs as Variações Enigma? | (Edward) Elgar
Quem compôs Cenas Infantis para piano? | (Robert) Schumann
Quem compôs a música de Sonho de uma Noite de Verão com a Marcha Nupcial? | (Felix) Mendelssohn
Quem compôs Appalachian Spring? | (Aaron) Copland`,
  },
  painters: {
    8: `
Quem pintou a Mona Lisa? | Leonardo (da Vinci) / da Vinci | Ele também desenhou máquinas de voar.
Quem pintou A Noite Estrelada? | (Vincent) van Gogh
Quem pintou Guernica? | (Pablo) Picasso
Quem pintou o teto da Capela Sistina? | Michelangelo (Buonarroti)
Quem pintou Moça com Brinco de Pérola? | (Johannes) Vermeer
Quem pintou A Ronda Noturna? | Rembrandt (van Rijn)
Quem pintou ninfeias no seu jardim? | (Claude) Monet
Quem pintou O Grito? | (Edvard) Munch
Quem pintou relógios derretendo? | (Salvador) Dalí
Quem pintou O Beijo em dourado? | (Gustav) Klimt
Quem pintou latas de sopa em fileiras? | (Andy) Warhol
Quem pintou a si mesma com macacos e sobrancelhas grossas? | (Frida) Kahlo
Quem desenhou A Lebre Jovem em 1502? | (Albrecht) Dürer
Quem pintou O Nascimento de Vênus? | (Sandro) Botticelli
Quem pintou Gótico Americano? | (Grant) Wood
Quem fez a gravura A Grande Onda? | (Katsushika) Hokusai`,
    10: `
Quem pintou As Meninas? | (Diego) Velázquez
Quem pintou O Três de Maio de 1808? | (Francisco) Goya
Quem pintou A Escola de Atenas? | Rafael (Sanzio)
Quem pintou A Liberdade Guiando o Povo? | (Eugène) Delacroix
Quem pintou Caminhante sobre o Mar de Névoa? | (Caspar David) Friedrich
Quem pintou Nighthawks, o bar à noite? | (Edward) Hopper
Quem pintou flores grandes e caveiras do deserto? | (Georgia) O’Keeffe
Quem pintou O Almoço dos Remadores? | (Pierre-Auguste) Renoir
Quem pintou e esculpiu bailarinas? | (Edgar) Degas
Quem pintou com pontinhos Uma Tarde de Domingo na Grande Jatte? | (Georges) Seurat
Quem pintou O Jardim das Delícias Terrenas? | (Hieronymus) Bosch
Quem pintou A Torre de Babel e camponeses na neve? | (Pieter) Bruegel
Quem pintou quadrados de vermelho, amarelo e azul com linhas pretas? | (Piet) Mondrian
Quem pintou O Cavaleiro Azul e alguns dos primeiros quadros abstratos? | (Wassily) Kandinsky
Quem pintou um cachimbo que diz não ser um? | (René) Magritte
Quem recortou O Caracol em papel colorido? | (Henri) Matisse
Quem pingava e respingava tinta numa tela posta no chão? | (Jackson) Pollock
Quem pintou O Temerário, um navio de guerra? | (William) Turner
Quem pintou o monte Sainte-Victoire muitas vezes? | (Paul) Cézanne
Quem pintou Autorretrato como Alegoria da Pintura? | (Artemisia) Gentileschi`,
  },
  'books-authors': {
    8: `
Quem escreveu Píppi Meialonga? | (Astrid) Lindgren
Quem escreveu A Fantástica Fábrica de Chocolate? | (Roald) Dahl
Quem escreveu Alice no País das Maravilhas? | (Lewis) Carroll
Quem escreveu O Ursinho Pooh? | (A. A.) Milne
Quem escreveu Peter Pan? | (J. M.) Barrie
Quem escreveu A História de Pedro Coelho? | (Beatrix) Potter
Quem escreveu O Gatola da Cartola? | (Dr.) Seuss
Quem escreveu A Menina e o Porquinho? | (E. B.) White
Quem escreveu Harry Potter? | (J. K.) Rowling
Quem escreveu O Pequeno Príncipe? | (Antoine de) Saint-Exupéry
Quem escreveu A Pequena Sereia? | (Hans Christian) Andersen
Quem reuniu contos como João e Maria? | (irmãos) Grimm
Quem escreveu A História sem Fim? | (Michael) Ende
Quem escreveu As Aventuras de Pinóquio? | (Carlo) Collodi
Quem escreveu Heidi? | (Johanna) Spyri
Quem escreveu O Livro da Selva? | (Rudyard) Kipling
Quem escreveu Uma Lagarta Muito Comilona? | (Eric) Carle
Quem escreveu Onde Vivem os Monstros? | (Maurice) Sendak
Quem escreveu O Leão, a Feiticeira e o Guarda-Roupa? | (C. S.) Lewis
Quem escreveu os primeiros livros dos Mumins? | (Tove) Jansson`,
    10: `
Quem escreveu Romeu e Julieta? | (William) Shakespeare
Quem escreveu As Aventuras de Tom Sawyer? | (Mark) Twain
Quem escreveu Um Conto de Natal? | (Charles) Dickens
Quem escreveu Vinte Mil Léguas Submarinas? | (Júlio) Verne
Quem escreveu A Ilha do Tesouro? | (Robert Louis) Stevenson
Quem escreveu Robinson Crusoé? | (Daniel) Defoe
Quem escreveu As Viagens de Gulliver? | (Jonathan) Swift
Quem escreveu O Hobbit? | (J. R. R.) Tolkien
Quem escreveu Mulherzinhas? | (Louisa May) Alcott
Quem escreveu Dom Quixote? | (Miguel de) Cervantes
Quem escreveu Os Miseráveis? | (Victor) Hugo
Quem escreveu Os Três Mosqueteiros? | (Alexandre) Dumas
Quem escreveu Fausto? | (Johann Wolfgang von) Goethe
Quem escreveu a Divina Comédia? | Dante (Alighieri)
Quem escreveu Orgulho e Preconceito? | (Jane) Austen
Quem escreveu Frankenstein? | (Mary) Shelley
Quem escreveu Guerra e Paz? | (Liev) Tolstói
Quem escreveu A Revolução dos Bichos? | (George) Orwell
Quem escreveu Moby Dick? | (Herman) Melville
Quem escreveu O Sol É para Todos? | (Harper) Lee
Quem escreveu O Cão dos Baskerville? | (Arthur Conan) Doyle / Conan Doyle
Quem escreveu A Máquina do Tempo? | (H. G.) Wells
Quem escreveu O Chamado Selvagem? | (Jack) London
Quem escreveu Emil e os Detetives? | (Erich) Kästner`,
  },
};
