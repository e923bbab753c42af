/** Judge of options with its number words, in a file of its own so that `import()` loads it on first use. Never import it statically. */
export { openOptionJudge } from '../../shared/quiz/open-option-judge.ts';
