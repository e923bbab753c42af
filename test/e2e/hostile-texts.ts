import { ulid } from 'ulid';
import { createAdmin } from '../../functions/admin/create-admin.ts';
import { openProcessClient, type ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import { notice } from '../../shared/notice.ts';
import { limits } from '../../shared/limits.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import { register } from '../../shared/routes/auth.ts';
import { importCards } from '../../shared/routes/cards.ts';
import { createDeck } from '../../shared/routes/decks.ts';
import { acceptInvitation, createHousehold, createInvitation } from '../../shared/routes/households.ts';
import { createLearner } from '../../shared/routes/learners.ts';
import { createQuiz } from '../../shared/routes/quizzes.ts';
import { newPerson, type Person } from './family.ts';
import { openProduct } from './seeded-family.ts';

/** Markup, scripts, addresses, formulas, direction marks, characters without a width, and a word that never ends. */
export const hostileTexts = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(2)><hostile-mark>',
  '<script>alert(3)</script><a href="javascript:alert(3)">3</a>',
  `';alert(4)//\\u003cimg src=4>`,
  "{{constructor.constructor('alert(5)')()}}${alert(5)}",
  '<iframe srcdoc="<hostile-mark>6"></iframe>&lt;b&gt;6',
  '=HYPERLINK("https://evil.example","7")',
  "+cmd|' /C calc'!A8",
  '\u202Egnp.9\u202C \u2066right 9\u2069 \u05E9\u05DC\u05D5\u05DD',
  'ze\u200Bro\u200Dwidth\uFEFF\u206010',
  `${'W'.repeat(limits.nameLength - 2)}11`,
] as const;

/** @returns the text that stands so many places behind another one: so that the fields of one thing do not all hold the same. */
function textAt(index: number): string {
  return hostileTexts[index % hostileTexts.length] ?? '';
}

const fill = (piece: string): string => piece.repeat(limits.cardSideLength / piece.length);

/** What only formatting could make something of: links, pictures and HTML in its marks, TeX that leads elsewhere, paints or multiplies, and marks without end. */
export const hostileMarks = [
  '**<hostile-mark>a</hostile-mark>** [b](javascript:alert(21)) ![c](x"onerror="alert(21)) 21',
  '$\\href{javascript:alert(22)}{x}$ $\\includegraphics{https://evil.example/22.png}$ 22',
  '$\\class{a}{x}$ $\\style{background:url(//evil.example)}{x}$ $\\htmlData{a=b}{x}$ $\\text{<img src=x onerror=alert(23)>}$ 23',
  '$\\def\\a{\\b\\b}\\def\\b{\\a\\a}\\a$ $\\rule{9999em}{9999em}\\hspace{9999em}\\color{white}x$ 24',
  `$${'{'.repeat(2_000)}x${'}'.repeat(2_000)}$ 25`,
  `$${'\\frac{'.repeat(400)}x${'}{y}'.repeat(400)}$ 26`,
  `${'- '.repeat(1_000)}27`,
  `${'> '.repeat(500)}${'*a '.repeat(500)}${'*'.repeat(500)} 28`,
  `{<svg onload=alert(29)>|<hostile-mark>} \u6F22[\u304B] \u202E29`,
  `Z${'\u0301\u0323'.repeat(200)} 30`,
  '```\n<script>alert(31)</script>\n```',
  fill('$x$ '),
  fill('**`_'),
] as const;

/** As long as a side may be, in one word. */
export const longSide = `${'M'.repeat(limits.cardSideLength - 2)}12`;

/** @returns a person whose address is as hostile as the schema of addresses lets through. */
function hostilePerson(name: string): Person {
  const { email, password } = newPerson(name);
  return { email: `'+alert-13_'${email}`, password };
}

/** A deck that says its cards are formatted; its name is harmless, so that it can be found. */
export const formattedDeck = 'Formatted cards';

export interface HostileFamily {
  readonly parent: Person;
  readonly child: Person;
  readonly admin: Person;
}

/** Makes a family in the product under test all of whose texts are hostile: each of the corpus in every field that a person may fill. */
export async function seedHostileFamily(productUrl: string): Promise<HostileFamily> {
  const context = await openProduct(productUrl);
  const client = await openProcessClient(context);
  const [parent, child, admin] = [hostilePerson('parent'), hostilePerson('child'), hostilePerson('admin')];
  await createAdmin(context, admin.email, admin.password);
  const { token } = await client.call(register, undefined, { body: { ...parent, role: 'parent' } });
  const householdId = await makeHouseholds(client, token);
  const learnerId = await makeLearners(client, token, householdId);
  const account = await client.call(register, undefined, { body: { ...child, role: 'learner' } });
  const { code } = await client.call(createInvitation, token, { params: { householdId }, body: { learnerId } });
  await client.call(acceptInvitation, account.token, { body: { code } });
  await makeContent(client, token, { householdId, learnerId });
  return { parent, child, admin };
}

/** @returns the first of them. */
async function makeHouseholds(client: ProcessClient, token: string): Promise<string> {
  const ids: string[] = [];
  for (const name of hostileTexts)
    ids.push(
      (
        await client.call(createHousehold, token, {
          body: { name, timeZone: 'UTC', consent: { noticeVersion: notice.version } },
        })
      ).id,
    );
  return ids[0] ?? '';
}

/** @returns the first of them. */
async function makeLearners(client: ProcessClient, token: string, householdId: string): Promise<string> {
  const params = { householdId };
  const ids: string[] = [];
  for (const name of hostileTexts) ids.push((await client.call(createLearner, token, { params, body: { name } })).id);
  return ids[0] ?? '';
}

/** Decks, one of them with cards, quizzes, one of them with all questions, and work with notes. */
async function makeContent(
  client: ProcessClient,
  token: string,
  { householdId, learnerId }: { readonly householdId: string; readonly learnerId: string },
): Promise<void> {
  const sides = [...hostileTexts, longSide];
  const cards = sides.map((front, index) => ({ front, back: sides[(index + 1) % sides.length] ?? '' }));
  const marked = [...sides, ...hostileMarks];
  const markedCards = marked.map((front, index) => ({ front, back: marked[(index + 1) % marked.length] ?? '' }));
  const formatted = await client.call(createDeck, token, {
    body: { name: formattedDeck, householdId, format: 'formatted', answerWay: 'choose' },
  });
  await client.call(importCards, token, {
    params: { deckId: formatted.id },
    body: { importId: ulid(), offset: 0, cards: markedCards },
  });
  const questions = hostileTexts.map((question, index) => ({
    question,
    options: [textAt(index + 1), textAt(index + 2)],
    correctIndex: 0,
    explanation: textAt(index + 3),
  }));
  for (const [index, name] of hostileTexts.entries()) {
    const texts = { name, description: textAt(index + 1), householdId };
    const deck = await client.call(createDeck, token, { body: texts });
    if (index === 0)
      await client.call(importCards, token, {
        params: { deckId: deck.id },
        body: { importId: ulid(), offset: 0, cards },
      });
    await client.call(createQuiz, token, {
      // With a clock, so that it shows what it is before it begins.
      body: { ...texts, questions: questions.slice(0, index === 0 ? undefined : 1), timeLimit: 3_600 },
    });
    await client.call(createAssignment, token, {
      body: { householdId, learnerId, type: 'deck', resourceId: deck.id, notes: textAt(index + 2) },
    });
  }
}
