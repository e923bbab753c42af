import { queryOptions, useQuery } from '@tanstack/react-query';
import { listDecks } from '../../../../shared/routes/decks.ts';
import { listQuizzes } from '../../../../shared/routes/quizzes.ts';
import type { AssignmentType } from '../../../../shared/schemas/assignment.ts';
import { callAllPages } from '../../lib/api-client.ts';
import { compareNames } from '../../lib/compare-names.ts';

/** What can be assigned: a deck or a quiz. */
export interface Resource {
  readonly id: string;
  readonly name: string;
}

/** The household's decks or quizzes, by name. Only the list that is asked for is read. */
export function useResources(householdId: string, type: AssignmentType) {
  const decks = useQuery({ ...decksQuery(householdId), enabled: type === 'deck' });
  const quizzes = useQuery({ ...quizzesQuery(householdId), enabled: type === 'quiz' });
  return type === 'deck' ? decks : quizzes;
}

/** Kept under the same key as the lists under Create: what is made there can be assigned at once. */
export function resourcesKey(type: AssignmentType, householdId: string) {
  return [type === 'deck' ? 'decks' : 'quizzes', householdId] as const;
}

function decksQuery(householdId: string) {
  return queryOptions({
    queryKey: resourcesKey('deck', householdId),
    queryFn: ({ signal }) => callAllPages(listDecks, { query: { householdId } }, { signal }),
    select: sortByName,
  });
}

function quizzesQuery(householdId: string) {
  return queryOptions({
    queryKey: resourcesKey('quiz', householdId),
    queryFn: ({ signal }) => callAllPages(listQuizzes, { query: { householdId } }, { signal }),
    select: sortByName,
  });
}

/** `Deck 2` before `Deck 10`, whatever the case. */
function sortByName(resources: readonly Resource[]): readonly Resource[] {
  return resources.toSorted(compareNames);
}
