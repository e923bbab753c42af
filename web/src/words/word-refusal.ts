import type { ErrorCode, NamedProblems, WordValues } from '../../../shared/errors.ts';
import { openArea } from './language.ts';
import { wordOf } from './word-of.ts';

/** The words of an answer that refuses a call. */
interface Refusal {
  readonly error: string;
  readonly code: ErrorCode;
  readonly values?: WordValues;
  readonly fields?: Readonly<Record<string, string>>;
  readonly problems?: NamedProblems;
}

/** @returns the answer in the active language. What a newer server says under an unknown code stays in English. Rejects if the words can't be loaded. */
export async function wordRefusal<Answer extends Refusal>(answer: Answer): Promise<Answer> {
  const [{ errorCatalogue }] = await Promise.all([import('../../../shared/errors.ts'), openArea('refusals')]);
  const { error, code, values, fields = {}, problems } = answer;
  const words = problems ? await wordProblems(problems, fields) : new Map<string, string>();
  const [first] = Object.entries(fields).filter(([field, sentence]) => sentence === error && words.has(field));
  const message = (first && words.get(first[0])) ?? wordOf(findForm(errorCatalogue, code)?.form, error, values);
  const inWords = Object.entries(fields).map(
    ([field, sentence]) => [field, words.get(field) ?? (sentence === error ? message : sentence)] as const,
  );
  return { ...answer, error: message, ...(answer.fields && { fields: Object.fromEntries(inWords) }) };
}

/** Words the problems by field. Their sentences load only with an answer that has some. */
async function wordProblems(problems: NamedProblems, fields: Readonly<Record<string, string>>) {
  const { problemSentences } = await import('../../../shared/schemas/describe-issue.ts');
  const words = Object.entries(problems).map(
    ([field, { code, values }]) =>
      [field, wordOf(findForm(problemSentences, code), fields[field] ?? '', values)] as const,
  );
  return new Map(words);
}

/** A code of a newer server has no form here. */
function findForm<Form>(forms: Readonly<Record<string, Form>>, code: string): Form | undefined {
  return Object.hasOwn(forms, code) ? forms[code] : undefined;
}
