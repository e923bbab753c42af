import { plural, t } from '@lingui/core/macro';

type Changes = Readonly<Record<'added' | 'missing' | 'renewed', readonly unknown[]>>;

/** @returns `2 new cards, 1 changed card.`; empty without any. Cards that the family lacks may also be those that it deleted. Cards that it added or edited are its own: they stay as they are. */
export function describeChanges(changes: Changes): string {
  const [added, missing, renewed] = [changes.added.length, changes.missing.length, changes.renewed.length];
  if (added > 0)
    return renewed > 0
      ? t`${plural(added, { one: '# new card', other: '# new cards' })}, ${plural(renewed, { one: '# changed card', other: '# changed cards' })}.`
      : t`${plural(added, { one: '# new card.', other: '# new cards.' })}`;
  if (missing > 0)
    return renewed > 0
      ? t`${plural(missing, { one: '# card you don’t have', other: '# cards you don’t have' })}, ${plural(renewed, { one: '# changed card', other: '# changed cards' })}.`
      : t`${plural(missing, { one: '# card you don’t have.', other: '# cards you don’t have.' })}`;
  return renewed > 0 ? t`${plural(renewed, { one: '# changed card.', other: '# changed cards.' })}` : '';
}
