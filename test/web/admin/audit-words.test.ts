import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../shared/schemas/admin.ts';
import { describeDeed } from '../../../web/src/admin/audit-words.ts';

function makeEntry(action: AuditEntry['action'], facts: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'A1',
    at: '2026-11-20T12:30:00.000Z',
    actorId: 'user-admin',
    actorEmail: 'admin@example.com',
    action,
    ...facts,
  };
}

test.each([
  ['create-user', 'created the user kid@example.com'],
  ['assign-user', 'assigned kid@example.com to Smith Family'],
  ['disable-user', 'disabled kid@example.com'],
  ['enable-user', 'enabled kid@example.com'],
  ['create-household', 'created the household Smith Family'],
] as const)('%s reads “%s”', (action, words) => {
  expect(describeDeed(makeEntry(action, { userEmail: 'kid@example.com', householdName: 'Smith Family' }))).toBe(words);
});

test('says what was used in a household of others', () => {
  const entry = makeEntry('change-household', { householdName: 'Smith Family', deed: 'decks/delete-deck' });
  expect(describeDeed(entry)).toBe('used "delete deck" in Smith Family');
});

test('names by id what has no other name', () => {
  expect(describeDeed(makeEntry('assign-user', { userId: 'user-kid', householdId: 'H1' }))).toBe(
    'assigned user-kid to H1',
  );
});
