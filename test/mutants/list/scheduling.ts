import type { Mutant } from '../mutant.ts';

/** By what answers are scheduled: pace, and weights that were fitted. */
export const mutantsOfScheduling: readonly Mutant[] = [
  {
    id: 'pace-of-today-for-all-days',
    does: 'An answer is scheduled at the pace that was chosen last, so that memories depend on when answers arrive.',
    bar: 2,
    file: 'shared/scheduling/scheduling.ts',
    find: 'entries.findLast(({ from }) => from <= day)',
    replace: 'entries.findLast(() => day.length > 0)',
    tests: ['test/functions/study/late-answers.test.ts'],
    titled: 'schedules each answer at the pace of its study day',
  },
  {
    id: 'fitted-weights-unchecked',
    does: 'Weights that were fitted to a learner are used although they foretell no better than the ones of everybody.',
    bar: 2,
    file: 'functions/scheduled/memory-fitter.ts',
    find: 'const isBetter = logLoss < defaultLogLoss && canSchedule(weights);',
    replace: 'const isBetter = canSchedule(weights);',
    tests: ['test/functions/scheduled/fit-memories.test.ts'],
    titled: 'only where they are better',
  },
];
