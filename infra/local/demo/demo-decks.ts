/** A deck of the demo family: its name, what it is for, and `front = back` lines. */
interface DemoDeck {
  readonly name: string;
  readonly description: string;
  readonly cards: readonly { front: string; back: string }[];
}

const capitals = `Argentina = Buenos Aires; Australia = Canberra; Austria = Vienna; Brazil = Brasília; Canada = Ottawa; Chile = Santiago;
Denmark = Copenhagen; Egypt = Cairo; Finland = Helsinki; France = Paris; Germany = Berlin; Greece = Athens; Iceland = Reykjavík;
India = New Delhi; Ireland = Dublin; Italy = Rome; Japan = Tokyo; Kenya = Nairobi; Mexico = Mexico City; Morocco = Rabat;
Nepal = Kathmandu; Netherlands = Amsterdam; New Zealand = Wellington; Norway = Oslo; Peru = Lima; Poland = Warsaw;
Portugal = Lisbon; South Korea = Seoul; Spain = Madrid; Sweden = Stockholm; Switzerland = Bern; Thailand = Bangkok;
Turkey = Ankara; Ukraine = Kyiv; United Kingdom = London; Vietnam = Hanoi`;

const animals = `the dog = el perro; the cat = el gato; the horse = el caballo; the cow = la vaca; the bird = el pájaro; the fish = el pez;
the rabbit = el conejo; the mouse = el ratón; the bear = el oso; the lion = el león; the monkey = el mono; the frog = la rana;
the duck = el pato; the sheep = la oveja; the pig = el cerdo; the turtle = la tortuga; the bee = la abeja; the whale = la ballena`;

function readCards(lines: string, question: (front: string) => string) {
  return lines.split(/;\s+/).map((line) => {
    const [front = '', back = ''] = line.split(' = ');
    return { front: question(front), back };
  });
}

/** @returns the products up to 10 × 10 from 3 × 3 on, each pair once. */
function timesTables() {
  const factors = [3, 4, 6, 7, 8, 9];
  return factors.flatMap((a) =>
    factors.filter((b) => b >= a).map((b) => ({ front: `${a} × ${b} = ?`, back: String(a * b) })),
  );
}

export const demoDecks: readonly DemoDeck[] = [
  {
    name: 'World capitals',
    description: 'One country, one capital.',
    cards: readCards(capitals, (country) => `What is the capital of ${country}?`),
  },
  { name: 'Times tables', description: 'The tricky ones.', cards: timesTables() },
  { name: 'Spanish: animals', description: 'From English to Spanish.', cards: readCards(animals, (animal) => animal) },
];
