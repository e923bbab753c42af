import type * as z from 'zod/mini';
import type { FieldProblems } from '../errors.ts';

const sentences: Partial<Record<z.core.$ZodRawIssue['code'], string>> = {
  invalid_type: 'This has the wrong form.',
  invalid_value: 'This is not one of the choices.',
  invalid_format: 'This has the wrong form.',
  too_small: 'This is too small.',
  too_big: 'This is too much.',
  unrecognized_keys: 'This field is not known.',
};

/** Default sentence for schema issues that have no message of their own. Pass it as `error` wherever a person may read the result. */
export function describeIssue({ code, input }: z.core.$ZodRawIssue): string {
  if (input === undefined) return 'This is required.';
  return sentences[code] ?? 'This could not be read.';
}

/** @returns the first message per field path (`cards.3.front`), or under `body` for the input as a whole */
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
