import { limits } from '../../shared/limits.ts';
import { listVisits } from '../../shared/routes/visits.ts';
import type { VisitSubject } from '../../shared/schemas/visit.ts';
import { listKeptVisits, storedVisits } from '../data/people/visit.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

/** Lists what admins viewed and changed, without saying which admin. The family sees Flashspark as the visitor. */
export const handler = defineHandler(listVisits, async ({ query, household, now }) => {
  const count = Math.min(query.limit ?? limits.visitsPerPage, limits.visitsPerPage);
  const { kept, nextCursor } = await listKeptVisits(household.rows, count, query.cursor, now);
  const items = kept.map((visit) => ({
    id: storedVisits.idOf(household.id, visit),
    at: visit.at,
    reason: visit.reason,
    looked: subjectsOf(visit.looked),
    changed: subjectsOf(visit.changed),
  }));
  return { items, ...(nextCursor && { nextCursor }) };
});

/** What a visit concerned, by resource. Routes that concern something else than their resource have an entry of their own. */
const subjects: Readonly<Record<string, VisitSubject>> = {
  learners: 'children',
  'learners/get-report-summary': 'progress',
  'learners/get-streak': 'progress',
  households: 'people',
  'households/create-invitation': 'joined',
  users: 'joined',
  consent: 'consent',
  devices: 'devices',
  reports: 'progress',
  loose: 'progress',
  forecast: 'progress',
  streaks: 'progress',
  study: 'answers',
  corrections: 'answers',
  'corrections/remove-attempt': 'quizzes',
  quizzes: 'quizzes',
  assignments: 'work',
  flags: 'flags',
  bin: 'bin',
  decks: 'decks',
  cards: 'decks',
  imports: 'decks',
  shares: 'decks',
  media: 'media',
};

/** @returns the subjects of these routes, without duplicates. A route that no longer exists gets its resource's subject, or `other`. */
function subjectsOf(routeIds: readonly string[]): VisitSubject[] {
  const found = routeIds.map((id) => subjects[id] ?? subjects[id.slice(0, id.indexOf('/'))] ?? 'other');
  return [...new Set(found)];
}
