import type { AccountRole, MemberRole } from '../../../shared/schemas/user.ts';

/** What somebody may do in a household, as a word on a screen. */
export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'Owner',
  guardian: 'Guardian',
  viewer: 'Viewer',
};

/** What kind of account somebody has, as a word on a screen. */
export const accountRoleNames: Readonly<Record<AccountRole, string>> = {
  parent: 'Parent',
  learner: 'Learner',
  admin: 'Admin',
};
