import { t } from '@lingui/core/macro';
import type { AccountRole, MemberRole } from '../../../shared/schemas/user.ts';
import { whenUsed } from './locale.ts';

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
    return t`Learner`;
  },
  get admin() {
    return t`Admin`;
  },
};

/** The letter of a quiz option by its index: A, B, C … */
export function letterOf(position: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + position);
}

const byName = whenUsed((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Compares items by name, ignoring case, with `Deck 2` before `Deck 10`. */
export function compareNames(a: { readonly name: string }, b: { readonly name: string }): number {
  return byName().compare(a.name, b.name);
}

export function sortByName<Named extends { readonly name: string }>(things: readonly Named[]): readonly Named[] {
  return things.toSorted(compareNames);
}

/** @returns the names that occur in a text as whole words, ignoring case: `Emma` in `emma’s dog`, but not `Al` in `always` */
export function findNames(names: readonly string[], text: string): readonly string[] {
  const isSaid = (name: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      'iu',
    ).test(text);
  return names.filter((name) => name.trim() !== '' && isSaid(name));
}
