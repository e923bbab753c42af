import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import { ulid } from 'ulid';
import { createAdmin } from '../../../functions/admin/create-admin.ts';
import { findUserByEmail } from '../../../functions/data/user.ts';
import { notice } from '../../../shared/notice.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { login, register } from '../../../shared/routes/auth.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { acceptInvitation, createHousehold, createInvitation } from '../../../shared/routes/households.ts';
import { createLearner, listLearners } from '../../../shared/routes/learners.ts';
import { generateQuiz } from '../../../shared/routes/quizzes.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { AvatarName } from '../../../shared/schemas/learner.ts';
import type { OpenSession, Review } from '../../../shared/schemas/study.ts';
import { openProcessClient, type ProcessClient } from '../gateway/call-in-process.ts';
import type { LocalContext } from '../gateway/create-local-context.ts';

/** Somebody to sign in as. */
export interface DemoLogin {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

interface DemoChild {
  readonly name: string;
  readonly avatar: AvatarName;
  readonly skill: number;
  /** Days ago on which the child studied. */
  readonly daysAgo: readonly number[];
}

const password = 'flashspark demo 7';
const parentEmail = 'parent@demo.example';
const adminEmail = 'admin@demo.example';

const children: readonly DemoChild[] = [
  {
    name: 'Emma',
    avatar: 'fox',
    skill: 0.85,
    daysAgo: [24, 23, 22, 20, 19, 18, 16, 15, 13, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1],
  },
  { name: 'Ben', avatar: 'panda', skill: 0.7, daysAgo: [17, 15, 11, 9, 6, 3, 2] },
];

const emailOf = (name: string): string => `${name.toLowerCase()}@demo.example`;

/**
 * Fills the product with a family that has studied for some weeks: through the same routes that people use, with a clock that
 * is set back. A family that is there already stays as it is.
 * @returns whom to sign in as.
 */
export async function seedDemo(context: LocalContext): Promise<DemoLogin[]> {
  const people = [
    { who: 'Parent', email: parentEmail },
    ...children.map(({ name }) => ({ who: `${name} (learner)`, email: emailOf(name) })),
    { who: 'Admin', email: adminEmail },
  ];
  if (!(await findUserByEmail(context.table, parentEmail))) await makeFamily(context);
  return people.map((person) => ({ ...person, password }));
}

async function makeFamily(context: LocalContext): Promise<void> {
  const now = context.clock();
  let clock = new Date(now.getTime() - 25 * dayMs);
  // A second passes with every call, so that things stand in the order in which they were made.
  const tick = () => (clock = new Date(clock.getTime() + 1_000));
  const client = await openProcessClient({ ...context, clock: tick });
  const parent = await client.call(register, undefined, { body: { email: parentEmail, password, role: 'parent' } });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const household = await client.call(createHousehold, parent.token, {
    body: { name: 'Demo Family', timeZone, consent: { noticeVersion: notice.version } },
  });
  const deckIds = await makeDecks(client, parent.token, household.id);
  for (const child of children) {
    clock = new Date(now.getTime() - 25 * dayMs);
    const token = await addChild(client, parent.token, household.id, child);
    for (const days of child.daysAgo) {
      clock = new Date(now.getTime() - days * dayMs);
      // The first deck every time, the others in turn.
      for (const deckId of new Set([deckIds[0], deckIds[1 + (days % 2)]])) {
        if (deckId !== undefined) await studyOnce({ client, token, deckId, at: clock, days, skill: child.skill });
      }
    }
  }
  clock = new Date(now.getTime() - dayMs);
  const back = await client.call(login, undefined, { body: { email: parentEmail, password } });
  await giveWork(client, back.token, household.id, deckIds);
  await createAdmin(context, adminEmail, password);
}

/** A quiz for everybody, and work for each child. */
async function giveWork(
  client: ProcessClient,
  token: string,
  householdId: string,
  deckIds: readonly string[],
): Promise<void> {
  const [capitals = '', tables = ''] = deckIds;
  const quiz = await client.call(generateQuiz, token, { params: { deckId: capitals }, body: {} });
  const learners = await client.call(listLearners, token, { params: { householdId } });
  for (const { id: learnerId } of learners) {
    const ofLearner = { householdId, learnerId };
    await client.call(createAssignment, token, { body: { ...ofLearner, type: 'quiz', resourceId: quiz.id } });
    await client.call(createAssignment, token, {
      body: { ...ofLearner, type: 'deck', resourceId: tables, notes: 'The sevens first, please.' },
    });
  }
}

async function makeDecks(client: ProcessClient, token: string, householdId: string): Promise<string[]> {
  const deckIds: string[] = [];
  for (const { cards, ...deck } of demoDecks) {
    const { id } = await client.call(createDeck, token, { body: { ...deck, householdId } });
    await client.call(importCards, token, {
      params: { deckId: id },
      body: { importId: 'demo', offset: 0, cards: [...cards] },
    });
    deckIds.push(id);
  }
  return deckIds;
}

async function addChild(client: ProcessClient, token: string, householdId: string, child: DemoChild): Promise<string> {
  const params = { householdId };
  const { name, avatar } = child;
  const learner = await client.call(createLearner, token, { params, body: { name, avatar } });
  const { code } = await client.call(createInvitation, token, { params, body: { learnerId: learner.id } });
  const account = await client.call(register, undefined, { body: { email: emailOf(name), password, role: 'learner' } });
  await client.call(acceptInvitation, account.token, { body: { code } });
  return account.token;
}

/** Somebody of the demo family studies: how well, and at what time the product's clock stands. */
export interface DemoStudy {
  readonly client: ProcessClient;
  readonly token: string;
  readonly deckId: string;
  readonly at: Date;
  /** How many days ago that is. */
  readonly days: number;
  /** Share of answers that are right, 0 to 1. */
  readonly skill: number;
}

const secondsPerCard = 8;

/** Studies one session as a child does: a wrong card comes back until it is right. */
export async function studyOnce({ client, token, deckId, at, days, skill }: DemoStudy): Promise<void> {
  const session = await client.call(startSession, token, { params: { deckId }, body: {} });
  if (session.cards.length === 0) return;
  const reviews = answerAll(session, { at, days, skill });
  const params = { sessionId: session.id };
  for (let start = 0; start < reviews.length; start += 50) {
    await client.call(recordReviews, token, { params, body: { reviews: reviews.slice(start, start + 50) } });
  }
  const cardsCorrect = reviews.filter((review) => review.rating === 'correct').length;
  await client.call(completeSession, token, { params, body: { cardsStudied: reviews.length, cardsCorrect } });
}

function answerAll(session: OpenSession, { at, days, skill }: Pick<DemoStudy, 'at' | 'days' | 'skill'>): Review[] {
  const ratings = session.cards.flatMap((card) =>
    isKnown(card.front, days, skill)
      ? [{ card, rating: 'correct' } as const]
      : [{ card, rating: 'wrong' } as const, { card, rating: 'correct' } as const],
  );
  return ratings.map(({ card, rating }, index) => {
    const answeredAt = new Date(at.getTime() + index * secondsPerCard * 1_000);
    return {
      id: ulid(answeredAt.getTime()),
      cardId: card.id,
      rating,
      answeredAt: answeredAt.toISOString(),
      msTaken: secondsPerCard * 1_000,
    };
  });
}

/** Decided by text and by how long ago it was, so that every demo family has the same history, whatever day it is. */
function isKnown(text: string, days: number, skill: number): boolean {
  let hash = days * 31;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 9_973;
  return hash / 9_973 < skill;
}

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
