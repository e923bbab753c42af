import type * as z from 'zod/mini';
import type { FieldProblems } from '../errors.ts';
import type { ProblemCode, problemSentences } from './describe-issue.ts';

/*
 * Problems as codes. Every function loads this file, and `describe-issue.ts`, which has their sentences, only where it refuses something.
 */

type ProblemSentences = typeof problemSentences;

type PlacesIn<Sentence extends string> = Sentence extends `${string}{${infer Place}, number}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

type ValuesFor<Code extends ProblemCode> = [PlacesIn<ProblemSentences[Code]>] extends [never]
  ? []
  : [values: Readonly<Record<PlacesIn<ProblemSentences[Code]>, number>>];

/** @returns the code with its values as a text, for a schema's message: `tooLong {"most":120}` */
export function problem<Code extends ProblemCode>(code: Code, ...[values]: ValuesFor<Code>): string {
  return values ? `${code} ${JSON.stringify(values)}` : code;
}

const codes: Partial<Record<z.core.$ZodRawIssue['code'], ProblemCode>> = {
  invalid_type: 'wrongFormat',
  invalid_value: 'pickChoice',
  invalid_format: 'wrongFormat',
  too_small: 'tooSmall',
  too_big: 'tooBig',
  unrecognized_keys: 'unknownField',
};

/** Default message for schema issues that have none of their own. Pass it as `error` wherever a person may read the result. */
export function describeIssue({ code, input }: z.core.$ZodRawIssue): string {
  if (input === undefined) return 'required';
  return codes[code] ?? 'unreadable';
}

/** @returns the first {@link problem} per field path (`cards.3.front`), or under `body` for the input as a whole */
export function listProblems(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  const problems = Object.create(null) as FieldProblems;
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) problems[[...issue.path, key].join('.')] ??= issue.message;
    } else {
      problems[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return problems;
}
