/** Library that recognizes options that are also right answers, with number words, in its own file for `import()` on first use. Never import it statically. */
export { openOptionJudge } from '../../shared/quiz/open-option-judge.ts';
