import { t } from '@lingui/core/macro';
import type { AccountRole, MemberRole } from '../../../shared/schemas/user.ts';

export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  get owner() {
    return t`Owner`;
  },
  get guardian() {
    return t`Guardian`;
  },
  get viewer() {
    return t`Viewer`;
  },
};

export const memberRoleHints: Readonly<Record<MemberRole, string>> = {
  get owner() {
    return t`Can do everything, including changing roles and deleting the household`;
  },
  get guardian() {
    return t`Can manage learners, decks and settings`;
  },
  get viewer() {
    return t`Can see everything, but can’t change it`;
  },
};

/** Advice for the only owner of a household who wants to leave it or change roles. */
export function adviseOnlyOwner(): string {
  return t`Every household needs an owner. Make someone else an owner first. Under Household Members, open the menu (⋯) next to their name and choose “Change role”.`;
}

export const accountRoleNames: Readonly<Record<AccountRole, string>> = {
  get parent() {
    return t`Parent`;
  },
  get learner() {
    return t({ message: 'Learner', context: 'a role' });
  },
  get admin() {
    return t`Admin`;
  },
};
