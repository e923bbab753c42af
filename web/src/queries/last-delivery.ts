import { deliverAnswers } from '../../../shared/routes/devices.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { isFinal } from '../lib/api/api-error.ts';
import { loadSignOutCleanup } from '../lib/account/session.ts';

/**
 * Delivers what the children answered on a device before its family removed it.
 * @throws Error if the server may still take the answers. Without one, they can be deleted here.
 */
export async function deliverLast(credential: string): Promise<void> {
  const [householdId = ''] = credential.split('-');
  const parts = await (await loadSignOutCleanup()).listUnsent(householdId);
  for (const [at, entries] of parts.entries()) await deliver({ credential, entries, isLast: at === parts.length - 1 });
}

/** Delivers entries. If the server refuses the call for good, it is halved until only the entry that is refused stays behind. */
async function deliver({ credential, entries, isLast }: RouteCall<typeof deliverAnswers>['body']): Promise<void> {
  try {
    await callRoute(deliverAnswers, { body: { credential, entries, isLast } });
  } catch (error) {
    if (!isFinal(error)) throw error;
    // The last answers were delivered before, or too long ago to count.
    if (error.code === 'device-unknown' || entries.length === 0) return;
    const half = Math.floor(entries.length / 2);
    if (half > 0) await deliver({ credential, entries: entries.slice(0, half), isLast: false });
    if (half > 0 || isLast) await deliver({ credential, entries: half > 0 ? entries.slice(half) : [], isLast });
  }
}
