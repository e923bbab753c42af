import type { StandardSchemaV1 } from '@standard-schema/spec';
import { describeProblem, readProblem } from '../../../shared/schemas/describe-issue.ts';
import { withinTime, wordPatienceMs } from '../lib/device/device-time.ts';
import { i18n } from './catalogue.tsx';
import type * as Refusals from './refusals/word-refusal.ts';

let refusals: typeof Refusals | undefined;

/** Loads the words of problems beside the first form, so that they are there when something typed is checked. English needs none. */
async function openWords(): Promise<void> {
  if (i18n.locale === 'en') return;
  const opened = await import('./refusals/word-refusal.ts');
  // First, because the words draw the page again when they come.
  refusals = opened;
  await opened.openRefusals();
}

/** Without its words, a problem is shown in English. */
const tryToOpenWords = async (): Promise<void> => await openWords().catch(() => undefined);

let opening = tryToOpenWords();
let openedFor = i18n.locale;
i18n.on('change', () => {
  // Loading words counts as a change too, so only another language opens them again.
  if (i18n.locale === openedFor) return;
  openedFor = i18n.locale;
  opening = tryToOpenWords();
});

/** Resolves once the words are there, or can't be loaded in time. */
export async function waitForWords(): Promise<void> {
  await withinTime(opening, wordPatienceMs).catch(() => undefined);
}

/** @returns a `problem` of a schema in the active language. Any other text stays as it is. */
export function wordProblem(text: string): string {
  const found = i18n.locale === 'en' ? undefined : readProblem(text);
  return found && refusals ? refusals.wordNamed(found, describeProblem(text)) : describeProblem(text);
}

/** @returns the sentence of a schema's first issue */
export function firstProblem(
  error: { readonly issues: readonly { readonly message: string }[] } | undefined,
): string | undefined {
  const [issue] = error?.issues ?? [];
  return issue && wordProblem(issue.message);
}

/** Sentences that forms show, each behind its problem. A form keeps a sentence in the language in which it was checked. */
const shown = new Set<string>();

/** @returns whether a form's error says this `problem`, in whatever language */
export function saysProblem(error: { readonly message?: string } | undefined, problem: string): boolean {
  return shown.has(problem + error?.message);
}

/** @returns the schema with issues that a form can show */
export function inWords<Input, Output>(schema: StandardSchemaV1<Input, Output>): StandardSchemaV1<Input, Output> {
  const standard = schema['~standard'];
  const validate = async (value: unknown): Promise<StandardSchemaV1.Result<Output>> => {
    const result = await standard.validate(value);
    if (!result.issues) return result;
    await waitForWords();
    const issues = result.issues.map((issue) => ({ ...issue, message: wordProblem(issue.message) }));
    for (const [at, { message }] of issues.entries()) shown.add(`${result.issues[at]?.message}${message}`);
    return { issues };
  };
  return { '~standard': { ...standard, validate } };
}
