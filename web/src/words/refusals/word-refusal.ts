import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode, NamedProblems, WordValues } from '../../../../shared/errors.ts';
import type { ProblemCode } from '../../../../shared/schemas/describe-issue.ts';
import { i18n } from '../catalogue.tsx';
import { openArea } from '../language.ts';
import { problemWords } from './problem-words.ts';
import { refusalWords } from './refusal-words.ts';

/** The words of an answer that refuses a call. */
interface Refusal {
  readonly error: string;
  readonly code: ErrorCode;
  readonly values?: WordValues;
  readonly fields?: Readonly<Record<string, string>>;
  readonly problems?: NamedProblems;
}

/** Loads the words of refusals in the active language. Rejects if they can't be loaded. */
export async function openRefusals(): Promise<void> {
  await openArea('refusals');
}

/** @returns the answer in the active language. What a newer server says under an unknown code stays in English. */
export async function wordRefusal<Answer extends Refusal>(answer: Answer): Promise<Answer> {
  await openRefusals();
  const { error, code, values, fields = {}, problems = {} } = answer;
  const worded = Object.entries(problems).map(
    ([field, problem]) => [field, wordNamed(problem, fields[field])] as const,
  );
  const words = new Map(worded);
  const [first] = Object.entries(fields).filter(([field, sentence]) => sentence === error && words.has(field));
  const message = (first && words.get(first[0])) ?? wordNamed({ code, ...(values && { values }) }, error);
  const inWords = Object.entries(fields).map(
    ([field, sentence]) => [field, words.get(field) ?? (sentence === error ? message : sentence)] as const,
  );
  return { ...answer, error: message, ...(answer.fields && { fields: Object.fromEntries(inWords) }) };
}

const known: Readonly<Record<string, MessageDescriptor>> = { ...refusalWords, ...problemWords };

/** @param otherwise the English sentence, for a code without words here. */
export function wordNamed(
  { code, values }: { readonly code: ErrorCode | ProblemCode | (string & {}); readonly values?: WordValues },
  otherwise = '',
): string {
  const words = Object.hasOwn(known, code) ? known[code] : undefined;
  return words ? i18n._({ ...words, ...(values && { values }) }) : otherwise;
}
