import type { RuleTester } from 'oxlint/plugins-dev';

type AnyRule = Parameters<RuleTester['run']>[1];

/** A lint rule in the form every ESLint-compatible linter reads: `create(context)` returns what to do at which node. */
export type Rule = Extract<AnyRule, { create: unknown }> & { createOnce?: never };

/** What a rule learns of the file it looks at, and its way to report. */
export type RuleContext = Parameters<Rule['create']>[0];
