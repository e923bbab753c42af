/** Groups of functions by what users lose when they fail. Metrics, alarms and the dashboard use them. */
export const functionGroups = ['sign-in', 'study', 'quizzes', 'decks', 'families', 'admin'] as const;
export type FunctionGroup = (typeof functionGroups)[number];

/** Function group by the first part of a route id. */
const groupOfResource: Readonly<Record<string, FunctionGroup>> = {
  auth: 'sign-in',
  devices: 'sign-in',
  passkeys: 'sign-in',
  study: 'study',
  streaks: 'study',
  home: 'study',
  corrections: 'study',
  quizzes: 'quizzes',
  decks: 'decks',
  shares: 'decks',
  cards: 'decks',
  imports: 'decks',
  media: 'decks',
  flags: 'decks',
  bin: 'decks',
  households: 'families',
  consent: 'families',
  users: 'families',
  learners: 'families',
  assignments: 'families',
  reports: 'families',
  forecast: 'families',
  loose: 'families',
  records: 'families',
  admin: 'admin',
  visits: 'admin',
};

/** @param routeId `<resource>/<verb>-<noun>`. @throws {Error} for a resource without a group. */
export function groupOf(routeId: string): FunctionGroup {
  const [resource = ''] = routeId.split('/');
  const group = groupOfResource[resource];
  if (!group) throw new Error(`${resource} has no group: add it to functions/platform/call/function-groups.ts.`);
  return group;
}
