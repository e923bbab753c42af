import type { AuditEntry } from '../../../shared/schemas/admin.ts';

/** What an admin did, as the rest of a sentence that begins with who did it: `assigned kid@example.com to Smith Family`. */
export function describeDeed({ action, userEmail, userId, householdName, householdId, deed = '' }: AuditEntry): string {
  const user = userEmail ?? userId ?? 'somebody';
  const household = householdName ?? householdId ?? 'a household';
  switch (action) {
    case 'create-user':
      return `created the user ${user}`;
    case 'assign-user':
      return `assigned ${user} to ${household}`;
    case 'disable-user':
      return `disabled ${user}`;
    case 'enable-user':
      return `enabled ${user}`;
    case 'create-household':
      return `created the household ${household}`;
    case 'change-household':
      return `${describeRoute(deed)} in ${household}`;
  }
}

/** `decks/delete-deck` → `used "delete deck"`: the route's own verb and noun. */
function describeRoute(deed: string): string {
  return `used "${deed.slice(deed.indexOf('/') + 1).replaceAll('-', ' ')}"`;
}
