import { createAssignment, listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { createCard, importCards, listCards } from '../../../shared/routes/cards.ts';
import { createDeck, listDecks } from '../../../shared/routes/decks.ts';
import { getHousehold, listMembers } from '../../../shared/routes/households.ts';
import { getReportSummary, listLearners } from '../../../shared/routes/learners.ts';
import { generateQuiz, listQuizzes } from '../../../shared/routes/quizzes.ts';
import { getActivity, getToday } from '../../../shared/routes/reports.ts';
import type { AppPage } from './app-page.ts';

export interface Parent {
  readonly page: AppPage;
  readonly householdId: string;
}

const readingMs = 15_000;

async function showLearners(parent: Parent) {
  return await parent.page.query(listLearners, { params: { householdId: parent.householdId } });
}

async function showHousehold({ page, householdId }: Parent): Promise<void> {
  await page.query(getHousehold, { params: { householdId } });
}

/** Opens the app: the account, the household's console and its first tab with the learners and their progress today. */
export async function openConsole(parent: Parent): Promise<void> {
  parent.page.load();
  await parent.page.query(getMe, {});
  await showHousehold(parent);
  await showLearners(parent);
  await parent.page.query(getToday, { params: { householdId: parent.householdId } }, 'always');
  await parent.page.product.time.advance(readingMs);
}

export async function readReports(parent: Parent): Promise<void> {
  const { page } = parent;
  for (const { id } of await showLearners(parent)) {
    const params = { learnerId: id };
    await page.query(getReportSummary, { params }, 'always');
    for (const days of [30, 90]) {
      await page.query(getActivity, { params, query: { days } });
      await page.product.time.advance(readingMs);
    }
  }
}

export async function assign(
  parent: Parent,
  learnerId: string,
  work: { type: 'deck' | 'quiz'; resourceId: string },
): Promise<void> {
  const { page, householdId } = parent;
  await showHousehold(parent);
  await showLearners(parent);
  await page.query(listAssignments, { query: { householdId } }, 'always');
  if (work.type === 'deck') await page.query(listDecks, { query: { householdId } });
  else await page.query(listQuizzes, { query: { householdId } });
  await page.product.time.advance(readingMs);
  await page.send(createAssignment, { body: { householdId, learnerId, ...work } });
  page.invalidate(getReportSummary, { params: { learnerId } });
  page.invalidate(getActivity);
}

async function openNewDeck({ page, householdId }: Parent, name: string): Promise<string> {
  await page.query(listDecks, { query: { householdId } });
  await page.product.time.advance(readingMs);
  const { id } = await page.send(createDeck, { body: { name, householdId } });
  await page.query(listCards, { params: { deckId: id }, query: { limit: 1_000 } });
  return id;
}

/** Imports a deck from a file in the Create tab. @returns the deck's id. */
export async function importDeck(parent: Parent, name: string, cards: number): Promise<string> {
  const { page, householdId } = parent;
  const deckId = await openNewDeck(parent, name);
  const rows = Array.from({ length: cards }, (_, row) => ({
    front: `What is the capital of country ${row + 1}?`,
    back: `Capital ${row + 1}`,
  }));
  for (let offset = 0; offset < cards; offset += 200) {
    const body = { importId: `file-${name}`, offset, cards: rows.slice(offset, offset + 200) };
    await page.send(importCards, { params: { deckId }, body });
  }
  for (const route of [listDecks, listCards]) page.invalidate(route);
  await page.query(listDecks, { query: { householdId } });
  await page.query(listCards, { params: { deckId }, query: { limit: 1_000 } });
  return deckId;
}

/** Creates a deck in the Create tab and adds its cards one by one. @returns the deck's id. */
export async function writeDeck(parent: Parent, name: string, cards: number): Promise<string> {
  const deckId = await openNewDeck(parent, name);
  for (let card = 1; card <= cards; card += 1) {
    await parent.page.product.time.advance(readingMs);
    await parent.page.send(createCard, {
      params: { deckId },
      body: { front: `Our word ${card}`, back: `Its meaning ${card}` },
    });
  }
  return deckId;
}

/** Generates a quiz from a deck and shows it in the Quizzes section. @returns the quiz's id. */
export async function makeQuiz({ page, householdId }: Parent, deckId: string): Promise<string> {
  const { id } = await page.send(generateQuiz, { params: { deckId }, body: {} });
  page.invalidate(listQuizzes);
  await page.query(listQuizzes, { query: { householdId } });
  return id;
}

export async function visitSettings(parent: Parent): Promise<void> {
  const { page, householdId } = parent;
  await page.query(listMembers, { params: { householdId } }, 'always');
  for (const { id } of await showLearners(parent)) {
    await page.query(getReportSummary, { params: { learnerId: id } }, 'always');
  }
  await page.product.time.advance(readingMs);
}
