import type { Mutant } from '../mutant.ts';

/** What was deleted, and comes back. */
export const mutantsOfBin: readonly Mutant[] = [
  {
    id: 'restored-card-forgotten',
    does: 'A card comes back from the bin, and its learners have to begin anew with it.',
    bar: 2,
    file: 'functions/bin/restore-card.ts',
    find: 'if (!folded) return [];',
    replace: 'if (folded) return [];',
    tests: ['test/functions/bin/bin.test.ts'],
    titled: 'comes back as it was',
  },
  {
    id: 'answer-misses-restored-card',
    does: 'An answer that is on its way while its card is restored is in the log, and not in the memory.',
    bar: 2,
    file: 'functions/bin/restore-card.ts',
    find: 'return [...actions, ...meeting.slice(0, mostActions - actions.length)];',
    replace: 'return actions;',
    tests: ['test/functions/bin/bin.test.ts'],
    titled: 'is met by an answer that was on its way',
  },
  {
    id: 'bin-never-forgets',
    does: 'What was deleted stays in the bin for good, whatever is promised.',
    bar: 9,
    file: 'functions/data/content/bin.ts',
    find: 'return goneForGoodAt(deletedAt) > now;',
    replace: 'return deletedAt < now.toISOString();',
    tests: ['test/functions/bin/bin.test.ts'],
    titled: 'forgets after thirty days',
  },
  {
    id: 'bin-keeps-a-day-longer',
    does: 'What was deleted stays in the bin for 31 days, where 30 are promised.',
    bar: 9,
    file: 'shared/retention.ts',
    find: 'binDays: 30,',
    replace: 'binDays: 31,',
    tests: ['test/functions/bin/thirty-days.test.ts'],
  },
];
