import { createAdmin } from '../../../functions/admin/create-admin.ts';
import { changeUserAction, findUserByEmail } from '../../../functions/data/people/user.ts';
import { notice } from '../../../shared/notice.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { login, register } from '../../../shared/routes/auth.ts';
import {
  acceptInvitation,
  createHousehold,
  createInvitation,
  setWeeklyMail,
} from '../../../shared/routes/households.ts';
import { createLearner, updateLearner } from '../../../shared/routes/learners.ts';
import { generateQuiz } from '../../../shared/routes/quizzes.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { studyDayOf } from '../../../shared/scheduling/study-day.ts';
import type { AvatarName } from '../../../shared/schemas/learner.ts';
import { openProcessClient, type ProcessClient } from '../gateway/call-in-process.ts';
import type { LocalContext } from '../gateway/create-local-context.ts';
import { DemoClock } from './demo-clock.ts';
import { answersOf, makeDemoDecks } from './demo-decks.ts';
import { studyOnce, takeQuiz } from './demo-study.ts';

export interface DemoLogin {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

interface DemoChild {
  readonly name: string;
  readonly avatar: AvatarName;
  readonly skill: number;
  /** Settings that the parents chose for the child. */
  readonly choices: { readonly minutesPerDay?: number; readonly cardsPerDay?: number; readonly canRead?: boolean };
  readonly studies: readonly DemoHabit[];
  /** How many days ago the child took the quiz about animals. */
  readonly quizDaysAgo?: number;
}

/** A deck, and on which days the child studied it, counted back from today. */
interface DemoHabit {
  readonly deck: string;
  readonly daysAgo: readonly number[];
  /** Maximum cards per day. If set, the child practices any cards, due or not. Absent: all due cards. */
  readonly most?: number;
}

/** Everyone's in the demo family. */
export const demoPassword = 'flashspark demo 7';
const parentEmail = 'parent@demo.example';
const adminEmail = 'admin@demo.example';

/** The demo children: one hasn't studied today and has garden plants of every size, one has started, and one has finished and earned a badge. */
const children: readonly DemoChild[] = [
  {
    name: 'Emma',
    avatar: 'fox',
    skill: 0.9,
    choices: { cardsPerDay: 15, minutesPerDay: 0 },
    studies: [
      { deck: 'Times tables', daysAgo: [80, 76, 70, 63, 54, 46, 37, 29, 22, 15, 8, 3] },
      { deck: 'World capitals', daysAgo: [24, 23, 20, 19, 18, 16, 13, 12, 10, 7, 5, 4] },
      { deck: 'Spanish: animals', daysAgo: [9, 6, 2, 1] },
      { deck: 'Sun and planets', daysAgo: [2], most: 5 },
    ],
    quizDaysAgo: 3,
  },
  {
    name: 'Ben',
    avatar: 'panda',
    skill: 0.7,
    choices: { minutesPerDay: 10 },
    studies: [
      { deck: 'World capitals', daysAgo: [17, 11, 6, 3, 0] },
      { deck: 'Spanish: animals', daysAgo: [15, 9, 4] },
      { deck: 'Times tables', daysAgo: [2], most: 5 },
    ],
    quizDaysAgo: 1,
  },
  {
    name: 'Mia',
    avatar: 'rabbit',
    skill: 0.8,
    choices: { cardsPerDay: 5, minutesPerDay: 0, canRead: false },
    studies: [{ deck: 'Telling the time', daysAgo: [6, 5, 4, 3, 2, 1, 0], most: 5 }],
  },
];

const emailOf = (name: string): string => `${name.toLowerCase()}@demo.example`;

/** Creates a family with months of study, through the public routes with a clock in the past, unless it exists. @returns the demo accounts. */
export async function seedDemo(context: LocalContext): Promise<DemoLogin[]> {
  const people = [
    { who: 'Parent', email: parentEmail },
    ...children.map(({ name }) => ({ who: `${name} (learner)`, email: emailOf(name) })),
    { who: 'Admin', email: adminEmail },
  ];
  if (!(await findUserByEmail(context.table, parentEmail))) await makeFamily(context);
  return people.map((person) => ({ ...person, password: demoPassword }));
}

const familyAgeDays = 81;

async function makeFamily(context: LocalContext): Promise<void> {
  const family = await openFamily(context);
  const { client, clock, deckIds } = family;
  clock.goTo(8);
  await enableWeeklyMail(family);
  clock.goTo(7);
  const quizId = await makeQuiz(family, await signIn(client, parentEmail), 'Spanish: animals', ['Emma', 'Ben']);
  for (const child of children) await playDays({ family, child, quizId }, (daysAgo) => daysAgo > 0);
  clock.goTo(1);
  const token = await signIn(client, parentEmail);
  await makeQuiz(family, token, 'World capitals', ['Emma', 'Ben'], 4);
  const give = async (name: string, deck: string, due: number, more: object) =>
    await giveWork(family, token, name, { type: 'deck', resourceId: deckIds.get(deck) ?? '', ...more }, due);
  await give('Emma', 'Spanish: animals', 5, { untilReady: true, notes: 'For the test in class.' });
  await give('Ben', 'Times tables', 2, { untilReady: true, notes: 'The sevens first, please.' });
  await give('Mia', 'Telling the time', 6, { repeats: 'weekly' });
  // Today is simulated last, because it completes the assignments given yesterday.
  for (const child of children) await playDays({ family, child, quizId }, (daysAgo) => daysAgo === 0);
  await createAdmin(context, adminEmail, demoPassword);
}

/** Turns on the parent's weekly email, so that the mailbox holds last week's email. */
async function enableWeeklyMail({ client, householdId }: DemoFamily): Promise<void> {
  const token = await signIn(client, parentEmail);
  await client.call(setWeeklyMail, token, { params: { householdId }, body: { isOn: true } });
}

type DemoFamily = Awaited<ReturnType<typeof openFamily>>;

async function openFamily(context: LocalContext) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const clock = new DemoClock(context.clock(), timeZone);
  const client = await openProcessClient({ ...context, clock: () => clock.tick() });
  clock.goTo(familyAgeDays);
  const parent = await client.call(register, undefined, {
    body: { email: parentEmail, password: demoPassword, role: 'parent' },
  });
  await confirmEmail(context);
  const { id: householdId } = await client.call(createHousehold, parent.token, {
    body: { name: 'Demo Family', timeZone, consent: { noticeVersion: notice.version } },
  });
  const deckIds = await makeDemoDecks(client, parent.token, householdId);
  const learnerIds = new Map<string, string>();
  for (const child of children) learnerIds.set(child.name, await addChild(client, parent.token, householdId, child));
  return { client, clock, timeZone, householdId, deckIds, learnerIds };
}

/** Confirms the parent's email directly, which consent and the weekly email require. */
async function confirmEmail({ table }: LocalContext): Promise<void> {
  const parent = await findUserByEmail(table, parentEmail);
  if (parent) await table.commit([changeUserAction(table, parent, { emailVerified: true })]);
}

async function addChild(
  client: ProcessClient,
  token: string,
  householdId: string,
  { name, avatar, choices }: DemoChild,
): Promise<string> {
  const params = { householdId };
  const { id: learnerId } = await client.call(createLearner, token, { params, body: { name, avatar } });
  await client.call(updateLearner, token, { params: { householdId, learnerId }, body: choices });
  const { code } = await client.call(createInvitation, token, { params, body: { learnerId } });
  const account = await client.call(register, undefined, {
    body: { email: emailOf(name), password: demoPassword, role: 'learner' },
  });
  await client.call(acceptInvitation, account.token, { body: { code } });
  return learnerId;
}

async function signIn(client: ProcessClient, email: string): Promise<string> {
  return (await client.call(login, undefined, { body: { email, password: demoPassword } })).token;
}

/** Generates a quiz and assigns it to children. @param due Days until it is due. @returns the quiz id. */
async function makeQuiz(
  family: DemoFamily,
  token: string,
  deck: string,
  names: readonly string[],
  due?: number,
): Promise<string> {
  const params = { deckId: family.deckIds.get(deck) ?? '' };
  const { id: resourceId } = await family.client.call(generateQuiz, token, { params, body: {} });
  for (const name of names) await giveWork(family, token, name, { type: 'quiz', resourceId }, due);
  return resourceId;
}

interface DemoWork {
  readonly type: 'deck' | 'quiz';
  readonly resourceId: string;
}

async function giveWork(
  { client, clock, timeZone, householdId, learnerIds }: DemoFamily,
  token: string,
  name: string,
  work: DemoWork,
  due?: number,
): Promise<void> {
  const dueDate = due !== undefined && { dueDate: addDays(studyDayOf(clock.now, timeZone), due) };
  const body = { householdId, learnerId: learnerIds.get(name) ?? '', ...work, ...dueDate };
  await client.call(createAssignment, token, { body });
}

interface DemoLife {
  readonly family: DemoFamily;
  readonly child: DemoChild;
  readonly quizId: string;
}

async function playDays({ family, child, quizId }: DemoLife, isAsked: (daysAgo: number) => boolean): Promise<void> {
  const { client, clock, deckIds } = family;
  const { name, skill, studies, quizDaysAgo } = child;
  const all = new Set([
    ...studies.flatMap(({ daysAgo }) => daysAgo),
    ...(quizDaysAgo === undefined ? [] : [quizDaysAgo]),
  ]);
  let token = '';
  for (const days of [...all].filter(isAsked).toSorted((a, b) => b - a)) {
    clock.goTo(days);
    // One sign-in per child is enough: the gaps between days are too short for the session to expire.
    token ||= await signIn(client, emailOf(name));
    const how = { client, token, days, skill };
    for (const { deck, daysAgo, most } of studies) {
      if (!daysAgo.includes(days)) continue;
      const mode = most === undefined ? 'due' : 'all';
      await studyOnce({ ...how, deckId: deckIds.get(deck) ?? '', at: clock.now, most, mode });
    }
    const wait = (seconds: number) => clock.wait(seconds);
    if (quizDaysAgo === days) await takeQuiz({ ...how, quizId, answers: answersOf, wait });
  }
}
