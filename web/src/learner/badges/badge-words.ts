import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Badge } from '../../../../shared/schemas/activity.ts';

/** Names by badge id. The list of badges is in `shared/streaks`, with the English for other clients. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  'streak-3': msg`Little Spark`,
  'streak-7': msg`Rainbow Week`,
  'streak-14': msg`Trail Walker`,
  'streak-30': msg`Moon Traveler`,
  'streak-50': msg`Rocket Pilot`,
  'streak-100': msg`Star Collector`,
  'streak-200': msg`Comet Catcher`,
  'streak-365': msg`Sunshine Hero`,
  'known-10': msg`First Flower`,
  'known-50': msg`Flower Bed`,
  'known-100': msg`Gardener`,
  'known-250': msg`Forest Friend`,
  'known-500': msg`Great Big Garden`,
  'quizzes-5': msg`Curious Mind`,
  'quizzes-25': msg`Quiz Explorer`,
  'quizzes-100': msg`Quiz Champion`,
  'retries-1': msg`Brave Heart`,
  'retries-5': msg`Lion Heart`,
  'retries-15': msg`Never Gives Up`,
  'mending-1': msg`Sharp Eye`,
  'mending-5': msg`Card Doctor`,
  'mending-15': msg`Good Spirit`,
};

/** Streaks that have a word of their own. */
const spans: Readonly<Record<number, MessageDescriptor>> = {
  7: msg`Study a whole week in a row.`,
  14: msg`Study two weeks in a row.`,
  365: msg`Study a whole year in a row.`,
};

/** @returns a badge's name in the active language; for a badge of a newer server, the server's */
export function nameBadge({ id, name }: Pick<Badge, 'id' | 'name'>): string {
  const words = names[id];
  return words ? t(words) : name;
}

/** @returns what earns a badge: `Study 3 days in a row.` */
export function describeBadge({ family, threshold }: Pick<Badge, 'family' | 'threshold'>): string {
  switch (family) {
    case undefined: {
      const span = spans[threshold];
      return span
        ? t(span)
        : t`${plural(threshold, { one: 'Study # day in a row.', other: 'Study # days in a row.' })}`;
    }
    case 'known':
      return t`${plural(threshold, { one: 'Learn # card by heart.', other: 'Learn # cards by heart.' })}`;
    case 'quizzes':
      return t`${plural(threshold, { one: 'Finish # quiz.', other: 'Finish # quizzes.' })}`;
    case 'retries':
      return t`${plural(threshold, {
        one: 'Get one of your tricky cards right.',
        other: 'Get # of your tricky cards right.',
      })}`;
    case 'mending':
      return t`${plural(threshold, {
        one: 'Help a grown-up fix a card.',
        other: 'Help a grown-up fix # cards.',
      })}`;
  }
}
