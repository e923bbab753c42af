import { parseArgs } from 'node:util';
import { OperationError } from '../run-operation.ts';

/** Another table than the one in use, another address, another or no Google sign-in. */
export interface Switches {
  readonly table: boolean;
  readonly address: boolean;
  readonly google: boolean;
}

export interface DeployArguments {
  readonly stage: string;
  /** What the operator says is meant to change although families would notice. */
  readonly switches: Switches;
  /** In their order, as they were typed. */
  readonly forCdk: readonly string[];
}

const flag = { type: 'boolean', default: false } as const;
/** What `npm run deploy` takes for itself; the deploy workflow offers the same switches. */
export const deployOptions = {
  stage: { type: 'string', default: 'dev' },
  'switch-table': flag,
  'switch-address': flag,
  'switch-google': flag,
} as const;

/** Options of the CDK that the checks before a deployment would not see, and what they see instead. */
const unseen: Readonly<Record<string, string>> = { profile: 'AWS_PROFILE', region: 'AWS_REGION' };

/**
 * Takes `--stage prod` or `--stage=prod` (`dev` without it) and the switches out of what was typed; the rest is for `cdk deploy`.
 * @throws OperationError for an option by which the CDK would deploy to another place than the one that is checked before.
 */
export function readDeployArguments(typed: readonly string[]): DeployArguments {
  const { tokens, values } = parseArgs({ args: [...typed], options: deployOptions, strict: false, tokens: true });
  const named = tokens.filter((token) => token.kind === 'option');
  for (const { name } of named) {
    const variable = Object.hasOwn(unseen, name) ? unseen[name] : undefined;
    if (variable !== undefined)
      throw new OperationError(
        `Set ${variable} instead of --${name}: what is checked before must be where it is deployed.`,
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
