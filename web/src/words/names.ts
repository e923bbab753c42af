import type { AccountRole, MemberRole } from '../../../shared/schemas/user.ts';
import { locale, whenUsed } from './locale.ts';

/** What somebody may do in a household, as a word on a screen. */
export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  owner: 'Owner',
  guardian: 'Guardian',
  viewer: 'Viewer',
};

/** What somebody may do in a household, in a few more words. */
export const memberRoleHints: Readonly<Record<MemberRole, string>> = {
  owner: 'Can do everything, also change roles and delete the household',
  guardian: 'Can manage learners, decks and settings',
  viewer: 'Can look at everything, but not change it',
};

/** What helps whoever is the only owner of a household and wants out of it, or to be something else in it. */
export const onlyOwnerAdvice =
  'A household needs an owner. First make somebody else an owner: under Household Members, open the menu (⋯) beside their name and choose “Change role”.';

/** What kind of account somebody has, as a word on a screen. */
export const accountRoleNames: Readonly<Record<AccountRole, string>> = {
  parent: 'Parent',
  learner: 'Learner',
  admin: 'Admin',
};

/** The letter of an option of a quiz by its position from 0: A, B, C … */
export function letterOf(position: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + position);
}

const conjunction = whenUsed(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Names in a sentence: `Emma`, `Emma and Ben`, `Emma, Ben, and Mia`. */
export function joinNames(names: readonly string[]): string {
  return conjunction().format(names);
}

const byName = whenUsed(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Orders what has a name as people look for it: whatever its capitals, and `Deck 2` before `Deck 10`. */
export function compareNames(a: { readonly name: string }, b: { readonly name: string }): number {
  return byName().compare(a.name, b.name);
}

/** By name, as `compareNames` orders. */
export function sortByName<Named extends { readonly name: string }>(things: readonly Named[]): readonly Named[] {
  return things.toSorted(compareNames);
}

/** @returns those names that stand in a text as words of their own, whatever their capitals: `Emma` in `emma’s dog`, not `Al` in `always`. */
export function findNames(names: readonly string[], text: string): readonly string[] {
  const isSaid = (name: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      'iu',
    ).test(text);
  return names.filter((name) => name.trim() !== '' && isSaid(name));
}
