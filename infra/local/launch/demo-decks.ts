import { readFile } from 'node:fs/promises';
import { importCards } from '../../../shared/routes/cards.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { storeMedia } from '../../../shared/routes/media.ts';
import type { CoverColour } from '../../../shared/card-marks.ts';
import type { ProcessClient } from '../gateway/call-in-process.ts';

interface DemoDeck {
  readonly name: string;
  readonly description: string;
  readonly subject: string;
  readonly cover: { readonly colour: CoverColour; readonly emoji: string };
  readonly cards: readonly DemoCard[];
}

interface DemoCard {
  readonly front: string;
  readonly back: string;
  /** A file in `demo-pictures` for the card's front, with its alt text. */
  readonly picture?: { readonly file: string; readonly alt: string };
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

const planets = `Which planet is nearest to the sun? = Mercury; Which planet is the hottest? = Venus; Which planet has oceans? = Earth;
Which planet is red? = Mars; Which planet is the largest? = Jupiter; Which planet has the widest rings? = Saturn;
Which planet lies on its side? = Uranus; Which planet is farthest from the sun? = Neptune; What do we call our galaxy? = the Milky Way;
What is the sun? = a star; What goes around the Earth? = the moon; How long does the Earth take around the sun? = a year`;

function readCards(lines: string, question = (front: string) => front): DemoCard[] {
  return lines.split(/;\s+/).map((line) => {
    const [front = '', back = ''] = line.split(' = ');
    return { front: question(front), back };
  });
}

/** @returns a card for each product of two factors among 3, 4, 6, 7, 8 and 9. */
function timesTables(): DemoCard[] {
  const factors = [3, 4, 6, 7, 8, 9];
  return factors.flatMap((a) =>
    factors.filter((b) => b >= a).map((b) => ({ front: `${a} × ${b} = ?`, back: String(a * b) })),
  );
}

/** @returns a card per full hour. The pictures are rendered from `shared/library/drawings.ts`. */
function clockFaces(): DemoCard[] {
  return Array.from({ length: 12 }, (_, index) => ({
    front: '',
    back: `${index + 1}:00`,
    picture: { file: `clock-${index + 1}-0.png`, alt: 'A clock face' },
  }));
}

const demoDecks: readonly DemoDeck[] = [
  {
    name: 'World capitals',
    description: 'One country, one capital.',
    subject: 'Geography',
    cover: { colour: 'teal', emoji: '🌍' },
    cards: readCards(capitals, (country) => `What is the capital of ${country}?`),
  },
  {
    name: 'Times tables',
    description: 'The tricky ones.',
    subject: 'Math',
    cover: { colour: 'orange', emoji: '🧮' },
    cards: timesTables(),
  },
  {
    name: 'Spanish: animals',
    description: 'From English to Spanish.',
    subject: 'Spanish',
    cover: { colour: 'green', emoji: '🐴' },
    cards: readCards(animals),
  },
  {
    name: 'Telling the time',
    description: 'Full hours.',
    subject: 'Math',
    cover: { colour: 'yellow', emoji: '🕒' },
    cards: clockFaces(),
  },
  {
    name: 'Sun and planets',
    description: 'Out there.',
    subject: 'Science',
    cover: { colour: 'violet', emoji: '🪐' },
    cards: readCards(planets),
  },
];

/** Right answers of the demo cards, by front text. Unusable for picture cards, because all of them have the same empty front. */
export const answersOf: ReadonlyMap<string, string> = new Map(
  demoDecks.flatMap(({ cards }) => cards.map(({ front, back }) => [front, back] as const)),
);

/** Creates the demo decks. @returns deck ids by deck name. */
export async function makeDemoDecks(
  client: ProcessClient,
  token: string,
  householdId: string,
): Promise<ReadonlyMap<string, string>> {
  const deckIds = new Map<string, string>();
  for (const { cards, ...deck } of demoDecks) {
    const { id: deckId } = await client.call(createDeck, token, { body: { ...deck, householdId } });
    const rows = [];
    for (const { picture, ...sides } of cards) {
      rows.push({
        ...sides,
        ...(picture && { frontMedia: [await storePicture(client, token, householdId, picture)] }),
      });
    }
    await client.call(importCards, token, { params: { deckId }, body: { importId: 'demo', offset: 0, cards: rows } });
    deckIds.set(deck.name, deckId);
  }
  return deckIds;
}

async function storePicture(
  client: ProcessClient,
  token: string,
  householdId: string,
  { file, alt }: NonNullable<DemoCard['picture']>,
) {
  const bytes = await readFile(new URL(`demo-pictures/${file}`, import.meta.url));
  const body = new Blob([bytes], { type: 'image/png' });
  const { id } = await client.call(storeMedia, token, { params: { householdId }, body });
  return { id, alt };
}
