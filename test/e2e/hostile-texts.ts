import { ulid } from 'ulid';
import { createAdmin } from '../../functions/admin/create-admin.ts';
import { openProcessClient, type ProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
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
import { seedApart } from './seed-apart.ts';

/** Markup, scripts, addresses, formulas, bidirectional marks, zero-width characters, and an extremely long word. */
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

/** @returns the text at this index, wrapping around, so that the fields of one item can differ. */
function textAt(index: number): string {
  return hostileTexts[index % hostileTexts.length] ?? '';
}

const fill = (piece: string): string => piece.repeat(limits.cardSideLength / piece.length);

/** Texts that only formatting could interpret: links, images and HTML in Markdown, TeX with links, styles or macro expansion, and very long runs of marks. */
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

/** One word as long as a card side may be. */
export const longSide = `${'M'.repeat(limits.cardSideLength - 2)}12`;

/** @returns a person with the most hostile email address that the schema accepts. */
function hostilePerson(name: string): Person {
  const { email, password } = newPerson(name);
  return { email: `'+alert-13_'${email}`, password };
}

/** Name of the deck whose cards are formatted; harmless, so that tests can find it. */
export const formattedDeck = 'Formatted cards';

export interface HostileFamily {
  readonly parent: Person;
  readonly child: Person;
  readonly admin: Person;
}

/** Creates a family whose texts are all hostile: each text of the corpus occurs in every field that people can fill. */
export async function seedHostileFamily(productUrl: string): Promise<HostileFamily> {
  return await seedApart(productUrl, makeHostileFamily);
}

async function makeHostileFamily(context: LocalContext): Promise<HostileFamily> {
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

/** @returns the id of the first household. */
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

/** @returns the id of the first learner. */
async function makeLearners(client: ProcessClient, token: string, householdId: string): Promise<string> {
  const params = { householdId };
  const ids: string[] = [];
  for (const name of hostileTexts) ids.push((await client.call(createLearner, token, { params, body: { name } })).id);
  return ids[0] ?? '';
}

/** Creates decks, one of them with cards; quizzes, one of them with all questions; and assignments with notes. */
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
      // A timed quiz shows a description before it starts.
      body: { ...texts, questions: questions.slice(0, index === 0 ? undefined : 1), timeLimit: 3_600 },
    });
    await client.call(createAssignment, token, {
      body: { householdId, learnerId, type: 'deck', resourceId: deck.id, notes: textAt(index + 2) },
    });
  }
}
