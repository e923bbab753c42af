import { type APIRequestContext, expect } from '@playwright/test';
import { addDays, dayMs } from '../../shared/scheduling/calendar-day.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { weekdayOf } from '../../shared/streaks/rest-days.ts';
import { ulid } from 'ulid';
import { createAdmin } from '../../functions/admin/create-admin.ts';
import { householdRows } from '../../functions/data/people/household.ts';
import { findUserByEmail } from '../../functions/data/people/user.ts';
import { storedWeeklyMails } from '../../functions/data/operations/weekly-mail.ts';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { createLocalContext, type LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { studyOnce } from '../../infra/local/launch/demo-study.ts';
import { type Choices } from '../../shared/library/cards.ts';
import { findLibraryDeck, settleChoices } from '../../shared/library/catalogue.ts';
import { makeLibraryDeck } from '../../shared/library/make-deck.ts';
import { notice } from '../../shared/notice.ts';
import { login, register } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { acceptInvitation, createHousehold, createInvitation } from '../../shared/routes/households.ts';
import { createLearner } from '../../shared/routes/learners.ts';
import { newPerson, type Person } from './family.ts';
import { seedApart } from './seed-apart.ts';
import { findProduct } from './stored-rows.ts';

export interface SeededFamily {
  readonly parent: Person;
  readonly child: Person;
  readonly deckId: string;
  readonly deckName: string;
}

/** Opens the table of the product under test. Tokens signed here are valid only in this process. */
export async function openProduct(productUrl: string): Promise<LocalContext> {
  return await createLocalContext({ ...(await findProduct(productUrl)), dataDir: 'memory' });
}

/** Seeds a family in the product under test by API calls. Its child studied on these past days. */
export async function seedFamily(
  productUrl: string,
  daysAgo: readonly number[],
  name?: string,
  skill?: number,
): Promise<SeededFamily> {
  return await seedApart(productUrl, async (context) => await makeFamily(context, daysAgo, name, skill));
}

/** Seeds a family in a product that runs in this process. @param skill share of the child's answers that are right the first time. */
export async function makeFamily(
  context: LocalContext,
  daysAgo: readonly number[],
  name = 'Smith Family',
  skill = 1,
): Promise<SeededFamily> {
  const now = Date.now();
  let clock = new Date(now - 6 * dayMs);
  const client = await openProcessClient({ ...context, clock: () => clock });
  const [parent, child] = [newPerson('parent'), newPerson('emma')];
  const { token } = await client.call(register, undefined, { body: { ...parent, role: 'parent' } });
  const household = await client.call(createHousehold, token, {
    body: { name, timeZone: 'UTC', consent: { noticeVersion: notice.version } },
  });
  const params = { householdId: household.id };
  const learner = await client.call(createLearner, token, {
    params,
    body: { name: 'Emma', avatar: 'fox', minutesPerDay: 0 },
  });
  const { code } = await client.call(createInvitation, token, { params, body: { learnerId: learner.id } });
  const account = await client.call(register, undefined, { body: { ...child, role: 'learner' } });
  await client.call(acceptInvitation, account.token, { body: { code } });
  const deck = await client.call(createDeck, token, { body: { name: 'Times seven', householdId: household.id } });
  const cards = Array.from({ length: 40 }, (_, index) => ({
    front: `${index + 2} × 7 = ?`,
    back: String((index + 2) * 7),
  }));
  await client.call(importCards, token, { params: { deckId: deck.id }, body: { importId: ulid(), offset: 0, cards } });
  for (const days of daysAgo) {
    clock = new Date(now - days * dayMs);
    await studyOnce({ client, token: account.token, deckId: deck.id, at: clock, days, skill });
  }
  return { parent, child, deckId: deck.id, deckName: deck.name };
}

/** Makes the weekly mail about the current week due now instead of on Sunday. */
export async function makeWeekDue(productUrl: string, { email }: Person): Promise<void> {
  const { table, clock } = await openProduct(productUrl);
  const user = await findUserByEmail(table, email);
  const [householdId = ''] = user?.householdIds ?? [];
  const rows = householdRows(table, householdId);
  const seen = await storedWeeklyMails.require(rows, { userId: user?.id ?? '' });
  const today = studyDayOf(clock(), 'UTC');
  const due = { due: clock().toISOString(), week: addDays(today, 7 - weekdayOf(today)) };
  await rows.commit([storedWeeklyMails.save(rows, seen, { ...seen, ...due })]);
}

/** Takes a ready deck for a seeded family, whose child knew the first cards of it on each of these past days. */
export async function seedReadyDeck(
  context: LocalContext,
  { parent, child }: SeededFamily,
  { id, choices, daysAgo, most }: ReadyDeckStudy,
): Promise<void> {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ready deck ${id}.`);
  const { cards, ...made } = await makeLibraryDeck(deck, settleChoices(deck, choices, ['en']));
  const now = Date.now();
  let clock = new Date(now);
  const client = await openProcessClient({ ...context, clock: () => clock });
  const signIn = async (person: Person) => await client.call(login, undefined, { body: person });
  const { token, user } = await signIn(parent);
  const taken = await client.call(createDeck, token, { body: { ...made, householdId: user.households[0]?.id ?? '' } });
  const sides = cards.map(({ front, back }) => ({ front, back }));
  const body = { importId: ulid(), offset: 0, cards: sides };
  await client.call(importCards, token, { params: { deckId: taken.id }, body });
  for (const days of daysAgo) {
    clock = new Date(now - days * dayMs);
    const { token: own } = await signIn(child);
    await studyOnce({ client, token: own, deckId: taken.id, at: clock, days, skill: 1, most });
  }
}

interface ReadyDeckStudy {
  readonly id: string;
  readonly choices: Choices;
  readonly daysAgo: readonly number[];
  readonly most: number;
}

export async function seedAdmin(productUrl: string): Promise<Person> {
  const admin = newPerson('admin');
  await createAdmin(await openProduct(productUrl), admin.email, admin.password);
  return admin;
}

/** A PNG of one red pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

interface OwnHouseholds {
  readonly households: readonly { readonly id: string }[];
}

/** Signs in the family's parent over HTTP, because the running product, not this process, stores pictures. */
export async function openParent(request: APIRequestContext, { parent }: Pick<SeededFamily, 'parent'>) {
  const send = async (method: string, path: string, options: object = {}) => {
    const answer = await request.fetch(path, { method, ...options });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer;
  };
  const { token, user } = (await (await send('POST', login.path, { data: parent })).json()) as {
    readonly token: string;
    readonly user: OwnHouseholds;
  };
  const authorization = `Bearer ${token}`;
  const make = async <T extends object = { readonly id: string }>(path: string, data: object, headers = {}) => {
    const answer = await send('POST', path, { data, headers: { authorization, ...headers } });
    return (await answer.json()) as T;
  };
  const put = async (path: string, data: object) =>
    void (await send('PUT', path, { data, headers: { authorization } }));
  const remove = async (path: string) => void (await send('DELETE', path, { headers: { authorization } }));
  return {
    household: `/api/households/${user.households[0]?.id}`,
    householdId: user.households[0]?.id,
    make,
    put,
    remove,
  };
}

type Parent = Awaited<ReturnType<typeof openParent>>;

interface PictureCard {
  readonly front: string;
  readonly alt: string;
  readonly back: string;
}

export async function addPictureCard({ household, make }: Parent, deckId: string, { alt, ...sides }: PictureCard) {
  const { id } = await make(`${household}/media`, picture, { 'content-type': 'image/png' });
  await make(`/api/decks/${deckId}/cards`, { ...sides, frontMedia: [{ id, alt }] });
}

export async function addPictureDeck(parent: Parent, name: string, card: PictureCard): Promise<void> {
  const { id } = await parent.make('/api/decks', { name, householdId: parent.householdId });
  await addPictureCard(parent, id, card);
}
