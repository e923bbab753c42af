import type { Me } from '../../../web/src/lib/account/account.tsx';
import type { Session } from '../../../web/src/lib/account/stored-session.ts';

type Role = Me['role'];

export function makeMe(role: Role): Me {
  return {
    id: `user-${role}`,
    email: `${role}@example.com`,
    role,
    households: [],
    createdAt: '2026-01-05T09:00:00.000Z',
  };
}

export function makeSession(role: Role): Session {
  return { token: `token-of-${role}`, user: makeMe(role) };
}
