import { setPriority } from 'node:os';
import { openProcessClient } from '../../infra/local/gateway/call-in-process.ts';
import type { LocalContext } from '../../infra/local/gateway/create-local-context.ts';
import { createAssignment } from '../../shared/routes/assignments.ts';
import { login } from '../../shared/routes/auth.ts';
import { listLearners } from '../../shared/routes/learners.ts';
import { tokenKey, userKey } from '../../web/src/lib/account/stored-session.ts';
import type { Person } from '../e2e/family.ts';
import { makeFamily } from '../e2e/seeded-family.ts';
import { withSite } from './bench-product.ts';

/** State of the tab and the device before the page is loaded. */
export interface Stored {
  readonly items?: Readonly<Record<string, string>>;
  readonly historyEntry?: object;
}

export interface MeasuredPage extends Stored {
  readonly name: string;
  /** Text that the loaded page shows, which guards against measuring the wrong page. */
  readonly shows: string;
}

/** Message from this process to the process that started it. */
export interface MeasuredSite {
  readonly url: string;
  readonly pages: readonly MeasuredPage[];
}

/*
 * Serves the site for Lighthouse from a separate process with the lowest priority: a real phone has its processor to itself, and so should the
 * browser that simulates it. Exits when the parent process disconnects.
 */
const leastUrgent = 19;
setPriority(leastUrgent);
await withSite(async ({ url, context }) => {
  process.send?.({ url, pages: await preparePages(context) } satisfies MeasuredSite);
  await new Promise((resolve) => process.once('disconnect', resolve));
});

/** Creates a family with three days of study and two assignments for the child. */
async function preparePages(context: LocalContext): Promise<MeasuredPage[]> {
  const { parent, child, deckId, deckName } = await makeFamily(context, [3, 2, 1]);
  const { call } = await openProcessClient(context);
  const signIn = async (person: Person) => await call(login, undefined, { body: person });
  const [asParent, asChild] = [await signIn(parent), await signIn(child)];
  const householdId = asParent.user.households[0]?.id ?? '';
  const [learner] = await call(listLearners, asParent.token, { params: { householdId } });
  const work = { householdId, learnerId: learner?.id ?? '', type: 'deck', resourceId: deckId } as const;
  for (const notes of ['The sevens first, please.', 'Once more before Friday.']) {
    await call(createAssignment, asParent.token, { body: { ...work, notes } });
  }
  const keep = ({ token, user }: typeof asChild) => ({ [tokenKey]: token, [userKey]: JSON.stringify(user) });
  const place = { owner: asChild.user.id, at: { tab: 'study', deck: { id: deckId, name: deckName } } };
  return [
    { name: 'sign-in', shows: 'Flashcards for your family' },
    { name: 'learner’s home', shows: 'Ready to learn?', items: keep(asChild) },
    { name: 'study, a card', shows: 'Show Answer', items: keep(asChild), historyEntry: { depth: 0, place } },
    { name: 'parent’s home', shows: 'View Progress', items: keep(asParent) },
  ];
}
