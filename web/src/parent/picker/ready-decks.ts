/** Two sides of a card. */
type Sides = readonly [front: string, back: string];

/** A deck that is there from the start, so that the first card is two minutes away. */
export interface ReadyDeck {
  readonly name: string;
  readonly description: string;
  readonly cards: readonly Sides[];
}

const table = [2, 3, 4, 5, 6, 7, 8, 9];

const capitals: readonly Sides[] = [
  ['France', 'Paris'],
  ['Germany', 'Berlin'],
  ['Italy', 'Rome'],
  ['Spain', 'Madrid'],
  ['Portugal', 'Lisbon'],
  ['Austria', 'Vienna'],
  ['Switzerland', 'Bern'],
  ['Belgium', 'Brussels'],
  ['Netherlands', 'Amsterdam'],
  ['Denmark', 'Copenhagen'],
  ['Sweden', 'Stockholm'],
  ['Norway', 'Oslo'],
  ['Finland', 'Helsinki'],
  ['Poland', 'Warsaw'],
  ['Czechia', 'Prague'],
  ['Hungary', 'Budapest'],
  ['Greece', 'Athens'],
  ['Ireland', 'Dublin'],
  ['United Kingdom', 'London'],
  ['Ukraine', 'Kyiv'],
];

const spanish: readonly Sides[] = [
  ['hello', 'hola'],
  ['goodbye', 'adiós'],
  ['please', 'por favor'],
  ['thank you', 'gracias'],
  ['yes', 'sí'],
  ['no', 'no'],
  ['the house', 'la casa'],
  ['the dog', 'el perro'],
  ['the cat', 'el gato'],
  ['the water', 'el agua'],
  ['the bread', 'el pan'],
  ['the school', 'la escuela'],
  ['the book', 'el libro'],
  ['the friend', 'el amigo'],
  ['the mother', 'la madre'],
  ['the father', 'el padre'],
  ['big', 'grande'],
  ['small', 'pequeño'],
  ['good morning', 'buenos días'],
  ['good night', 'buenas noches'],
];

/** What families begin with, from the youngest on. */
export const readyDecks: readonly ReadyDeck[] = [
  {
    name: 'Counting to ten',
    description: 'How many dots? For the youngest.',
    cards: Array.from({ length: 10 }, (_, index): Sides => ['●'.repeat(index + 1), String(index + 1)]),
  },
  {
    name: 'Times tables',
    description: 'From 2 × 2 to 9 × 9.',
    cards: table.flatMap((a) => table.filter((b) => b >= a).map((b): Sides => [`${a} × ${b}`, String(a * b)])),
  },
  { name: 'Capitals of Europe', description: 'Twenty countries and their capitals.', cards: capitals },
  { name: 'First words in Spanish', description: 'Twenty words for a first talk.', cards: spanish },
];
