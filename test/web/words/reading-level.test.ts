import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';
import { type ErrorCode, errorCatalogue } from '../../../shared/errors.ts';
import { isPermitted } from '../../../shared/permissions.ts';
import type { Access } from '../../../shared/routes/define-route.ts';
import { routes } from '../../../shared/routes/index.ts';
import { type ProblemCode, problemSentences, readProblem } from '../../../shared/schemas/describe-issue.ts';
import { areaOfOrigin, readSentences } from '../../../web/build/catalogue.ts';
import type { WordArea } from '../../../web/src/words/word-areas.ts';

/** Files of a child's areas that only grown-ups see. */
const forGrownUps = [
  'web/src/components/account/account-cards.tsx',
  'web/src/components/account/language-choice.tsx',
  'web/src/components/dialog/use-gone-explained.ts',
  'web/src/together/bring-back-answers-dialog.tsx',
  'web/src/words/roles.ts',
];

/** Files of the entrance, which else speaks to grown-ups, that children read. */
const forChildren = ['web/src/signed-out/age-question.tsx', 'web/src/signed-out/device/who-is-learning.tsx'];

const isForChild = (area: WordArea, file: string): boolean =>
  area === 'entrance' ? forChildren.includes(file) : !forGrownUps.includes(file);

const english = readSentences('en');

/** The sentences of an area, without those that only grown-ups see. */
const readArea = (area: WordArea): string[] =>
  english.flatMap(({ message, origins }) =>
    origins.some((file) => areaOfOrigin(file) === area && isForChild(area, file)) ? splitSentences(message) : [],
  );

/** Sentences of the specification, which stay word for word. */
const fixed = ['Ask your parent to create some decks for you!', 'Ask your parent to make a quiz for you!'];

/** What a grown-up reads where a child reads something else. */
const otherwise = [
  'If nobody opens Flashspark for seven days, Safari deletes your sign-in and any unsent answers.',
  'Open it and sign in once more, or add it as a child’s device.',
  'Learners with their own sign-in keep it, but lose everything they studied there.',
  'the household Emma, where you’re the only grown-up: all its decks and quizzes',
  'the household Emma, where you’re the only grown-up: Emma with everything they studied, and all its decks and quizzes',
  'You’re the only owner of Emma, and there are other grown-ups.',
  'Add cards to a deck under Create, then come back.',
];

/** Placeholders that hold sentences of their own. */
const sentences = /\{(?:reason|failure|text|words|unanswered|achievement)\}/g;

/** A message as a child reads it: the plural's last branch with a number, a name in each other place. */
function fillIn(message: string): string {
  const branches = /\{\w+, plural, (?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*? other \{((?:[^{}]|\{\w+\})*)\}\}/g;
  const chosen = message.replaceAll(branches, (_, other: string) => other.replaceAll('#', '5'));
  return chosen
    .replaceAll(sentences, '')
    .replaceAll(/\{\w+, number\}/g, '5')
    .replaceAll(/\{\w+\}/g, 'Emma')
    .replaceAll(/<\/?\d+\/?>/g, '');
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const splitSentences = (message: string): string[] =>
  Array.from(segmenter.segment(fillIn(message)), ({ segment }) => segment.trim());

const listWords = (sentence: string): readonly string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(sentence))
    .filter(({ isWordLike, segment }) => isWordLike && !/^\d+$/.test(segment))
    .map(({ segment }) => segment);

const isLong = (sentence: string): boolean => listWords(sentence).length > 8;

it.each<WordArea>(['learner', 'learning', 'account', 'together', 'everywhere', 'parts', 'entrance'])(
  'no sentence for children in %s has more than eight words, but those of the specification',
  (area) => {
    const long = readArea(area).filter(isLong);
    expect(long.filter((sentence) => !fixed.includes(sentence) && !otherwise.includes(sentence))).toEqual([]);
  },
);

/** Refusals that follow from signing in, from the schemas and from the limits of all calls. */
const ofEveryCall: readonly ErrorCode[] = [
  ...(['invalid-input', 'malformed-json', 'not-json', 'body-too-large', 'key-reused', 'conflict'] as const),
  ...(['not-signed-in', 'not-allowed', 'not-found', 'email-not-verified', 'consent-needed'] as const),
  ...(['too-many-calls', 'too-much-today', 'internal', 'unavailable'] as const),
];

function admitsLearners(access: Access): boolean {
  if (access.kind === 'public') return true;
  return access.kind === 'account'
    ? access.roles?.includes('learner') !== false
    : isPermitted('learner', access.permission);
}

/** Only grown-ups agree, and so get the code. */
const childRoutes = routes.filter(({ id, access }) => admitsLearners(access) && id !== 'auth/verify-email-code');

/** Collects what a schema may say, from its definition. */
function listProblems(schema: unknown, found: Set<ProblemCode>, seen = new Set<unknown>()): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const inner = Reflect.get(schema, '_zod') as { readonly def: object } | undefined;
  for (const [key, part] of Object.entries<unknown>({ ...(inner?.def ?? schema) })) {
    const said =
      key === 'error' && typeof part === 'function' ? (part as (issue: object) => unknown)({ input: '' }) : '';
    const problem = typeof said === 'string' ? readProblem(said) : undefined;
    if (problem) found.add(problem.code);
    else listProblems(part, found, seen);
  }
}

it('nothing that refuses a child’s call has a sentence of more than eight words', () => {
  const codes = new Set([...ofEveryCall, ...childRoutes.flatMap(({ errors = [] }) => errors)]);
  const problems = new Set<ProblemCode>();
  for (const { body, query } of childRoutes) [body, query].forEach((schema) => listProblems(schema, problems));
  expect([...codes]).toContain('too-many-flags');
  expect([...problems]).toContain('pickPictures');
  const forms = [
    ...Array.from(codes, (code) => errorCatalogue[code].form),
    ...Array.from(problems, (code) => problemSentences[code]),
  ];
  expect(forms.flatMap(splitSentences).filter(isLong)).toEqual([]);
});

it('the sentences for children are those of a second grade at most, by Flesch and Kincaid', () => {
  // Labels of one or two words are no sentences.
  const words = [...readArea('learner'), ...readArea('learning')].map(listWords).filter(({ length }) => length > 2);
  const counts = {
    sentence: words.length,
    word: words.flat().length,
    syllable: words.flat().reduce((sum, word) => sum + syllable(word), 0),
  };
  expect(counts.sentence).toBeGreaterThan(200);
  expect(fleschKincaid(counts)).toBeLessThan(2);
});
