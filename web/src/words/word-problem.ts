import { toNestErrors } from '@hookform/resolvers';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { describeProblem, problemSentences, readProblem } from '../../../shared/schemas/describe-issue.ts';
import { withinTime, wordPatienceMs } from '../lib/device/device-time.ts';
import { i18n } from './catalogue.ts';
import { openArea } from './language.ts';
import { wordOf } from './word-of.ts';

/** Loads the words of problems beside the first form, so that they are there when something typed is checked. Without them, a problem is shown in English. */
const openWords = async (): Promise<void> => await openArea('refusals').catch(() => undefined);

let opening = openWords();
let openedFor = i18n.locale;
i18n.subscribe(() => {
  // Loading words counts as a change too, so only another language opens them again.
  if (i18n.locale === openedFor) return;
  openedFor = i18n.locale;
  opening = openWords();
});

/** Resolves once the words are there, or can't be loaded in time. */
export async function waitForWords(): Promise<void> {
  await withinTime(opening, wordPatienceMs).catch(() => undefined);
}

/** @returns a `problem` of a schema in the active language. Any other text stays as it is. */
export function wordProblem(text: string): string {
  const found = readProblem(text);
  return found ? wordOf(problemSentences[found.code], describeProblem(text), found.values) : text;
}

/** @returns the sentence of a schema's first issue */
export function firstProblem(
  error: { readonly issues: readonly { readonly message: string }[] } | undefined,
): string | undefined {
  const [issue] = error?.issues ?? [];
  return issue && wordProblem(issue.message);
}

/**
 * Checks a form by a schema. Each field's error has its `problem` as `type` and says it in the language of the page.
 * @param raw submits the values as typed, which is what the server expects, instead of the parsed ones
 */
export function resolveInWords<Input extends FieldValues, Output>(
  schema: StandardSchemaV1<Input, Output>,
): Resolver<Input, unknown, Output>;
export function resolveInWords<Input extends FieldValues, Output>(
  schema: StandardSchemaV1<Input, Output>,
  options: { readonly raw: true },
): Resolver<Input, unknown, Input>;
export function resolveInWords<Input extends FieldValues, Output>(
  schema: StandardSchemaV1<Input, Output>,
  { raw = false }: { readonly raw?: boolean } = {},
): Resolver<Input, unknown, Input | Output> {
  return async (values, _, options) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: raw ? { ...values } : result.value, errors: {} };
    await waitForWords();
    const errors: Record<string, FieldError> = {};
    for (const { path = [], message } of result.issues)
      errors[path.map(String).join('.') || 'root'] ??= { type: message, message: wordProblem(message) };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
