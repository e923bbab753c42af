import { expect, it } from 'vitest';
import { allBadges } from '../../../../shared/streaks/further-badges.ts';
import { describeBadge, nameBadge } from '../../../../web/src/learner/badges/badge-words.ts';

it('the screens name each badge, and say what earns it, as the server does in English', () => {
  const shown = allBadges.map((badge) => ({
    ...badge,
    name: nameBadge({ id: badge.id, name: 'from the server' }),
    description: describeBadge(badge),
  }));
  expect(shown).toEqual(allBadges);
});

it('a badge of a newer server keeps the name that it came with', () => {
  expect(nameBadge({ id: 'streak-1000', name: 'Dragon Rider' })).toBe('Dragon Rider');
});
