import { inFile, inSection } from './spec-rows.ts';

const countdown = inFile('test/web/features/quiz-taking/countdown.test.tsx');
const journey = inFile('test/e2e/quiz.spec.ts');
const list = inFile('test/web/features/quiz-taking/quiz-list.test.tsx');
const look = inFile('test/e2e/look.spec.ts');
const result = inFile('test/web/features/quiz-taking/result.test.tsx');
const saving = inFile('test/web/features/quiz-taking/saving.test.tsx');
const taking = inFile('test/web/features/quiz-taking/taking.test.tsx');

const EACH = 'the list of quizzes > says of each what it is and what it takes';
const LETTERS = 'a question > says which of how many it is and letters its options';
const SHOWS = 'the result > shows percentage, score, verdict with the mark, and time';
const REVIEW = 'the result > shows for each question the right option, the own one and why';

/** §2: how a learner takes a quiz. */
export const quizTaking = inSection('2 Quiz', [
  ['screen', 'List of quizzes', list(EACH)],
  ['label', ['Name', 'Description', 'Question count', 'Time limit in minutes', 'Pass percent'], list(EACH)],
  [
    'screen',
    'One quiz before it begins',
    list('one quiz > opens at once when it is named, such as from an assignment'),
  ],
  ['screen', 'Taking view', taking(LETTERS)],
  ['label', ['Question n of N', 'Answered count', 'Options lettered from A'], taking(LETTERS)],
  ['label', 'Previous', taking('a question > shows its answer again when the learner comes back')],
  ['label', 'Next', taking('a question > has the focus when it comes')],
  ['label', 'Submit Quiz', taking('Submit Quiz > hands a full sheet in at once')],
  ['label', 'Cancel', taking('Cancel > asks, keeps the answers and leads to the list, from where it goes on')],
  ['label', 'Countdown timer', countdown('the countdown > goes down each second')],
  [
    'rule',
    'The timer turns red under 60 seconds, and says so in words',
    countdown('the countdown > says so with another word under 60 seconds'),
    look('the timer of a quiz turns red in its last minute'),
  ],
  [
    'rule',
    'The countdown is announced at 60 and at 10 seconds',
    countdown('the countdown > is read out at 60 and at 10 seconds, and at no other'),
  ],
  ['screen', 'Result view', result(SHOWS)],
  ['label', ['Percentage', 'Score/total', 'Passed', 'Passing percent', 'Time spent'], result(SHOWS)],
  ['label', 'Failed', result('the result > says Failed with kind words beside it')],
  ['label', ['Review: correct option', 'Review: the learner’s wrong answer', 'Review: explanation'], result(REVIEW)],
  ['label', 'Retake Quiz', result('after the result > Retake Quiz begins anew with an empty sheet')],
  ['label', 'Close', result('after the result > Close leads to the list, read anew')],
  [
    'rule',
    'Answers are saved to the server as they are given',
    saving('saving > sends the latest answers once, a moment after a change'),
  ],
  [
    'rule',
    'A reload resumes the attempt',
    saving('coming back > after a reload finds what the server has and what only this browser has'),
  ],
  ['rule', 'Another device resumes the attempt', list('one quiz > goes on with what was begun on another device')],
  [
    'rule',
    'A second tab cannot fork an attempt',
    saving('coming back > follows another tab, and keeps the answers of both'),
  ],
  [
    'rule',
    'Assigned, timed, reloaded, passed, rewarded, reported',
    journey(
      'a parent makes and assigns a quiz; the child takes it by the clock, reloads, passes, earns a badge; the report shows it',
    ),
  ],
]);
