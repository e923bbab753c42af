import { parseArgs } from 'node:util';
import { OperationError } from '../run-operation.ts';

/** Confirmations of changes that families notice: a different table, a different domain, and changed or removed Google sign-in. */
export interface Switches {
  readonly table: boolean;
  readonly address: boolean;
  readonly google: boolean;
}

export interface DeployArguments {
  readonly stage: string;
  readonly switches: Switches;
  /** Remaining arguments for `cdk deploy`, in the order typed. */
  readonly forCdk: readonly string[];
}

const flag = { type: 'boolean', default: false } as const;
/** Options of `npm run deploy` itself. The deploy workflow offers the same switches. */
export const deployOptions = {
  stage: { type: 'string', default: 'dev' },
  'switch-table': flag,
  'switch-address': flag,
  'switch-google': flag,
} as const;

/** CDK options that are refused because the pre-deployment checks would not see them, with the environment variables to use instead. */
const uncheckedOptions: Readonly<Record<string, string>> = { profile: 'AWS_PROFILE', region: 'AWS_REGION' };

/**
 * Parses the stage (default `dev`) and the switches. @throws {OperationError} for an option that would make the CDK deploy
 * to another account or region than the one that was checked.
 */
export function readDeployArguments(typed: readonly string[]): DeployArguments {
  const { tokens, values } = parseArgs({ args: [...typed], options: deployOptions, strict: false, tokens: true });
  const named = tokens.filter((token) => token.kind === 'option');
  for (const { name } of named) {
    const variable = Object.hasOwn(uncheckedOptions, name) ? uncheckedOptions[name] : undefined;
    if (variable !== undefined)
      throw new OperationError(
        `Set ${variable} instead of --${name}, so that the checks run where the stage is deployed.`,
      );
  }
  const own = named.flatMap(({ name, index, inlineValue }) => {
    if (name.startsWith('switch-')) return [index];
    if (name !== 'stage') return [];
    return inlineValue === true ? [index] : [index, index + 1];
  });
  return {
    stage: String(values.stage),
    switches: {
      table: values['switch-table'] === true,
      address: values['switch-address'] === true,
      google: values['switch-google'] === true,
    },
    forCdk: typed.filter((_, index) => !own.includes(index)),
  };
}
