import { parseArgs } from 'node:util';
import { OperationError } from './run-operation.ts';

export interface DeployArguments {
  readonly stage: string;
  /** Whether the operator says that another table than the one in use is meant. */
  readonly switchesTable: boolean;
  /** In their order, as they were typed. */
  readonly forCdk: readonly string[];
}

const options = { stage: { type: 'string', default: 'dev' }, 'switch-table': { type: 'boolean', default: false } } as const;

/** Options of the CDK that the checks before a deployment would not see, and what they see instead. */
const unseen: Readonly<Record<string, string>> = { profile: 'AWS_PROFILE', region: 'AWS_REGION' };

/**
 * Takes `--stage prod` or `--stage=prod` (`dev` without it) and `--switch-table` out of what was typed; the rest is for `cdk deploy`.
 * @throws OperationError for an option by which the CDK would deploy to another place than the one that is checked before.
 */
export function readDeployArguments(typed: readonly string[]): DeployArguments {
  const { tokens, values } = parseArgs({ args: [...typed], options, strict: false, tokens: true });
  const named = tokens.filter((token) => token.kind === 'option');
  for (const { name } of named) {
    const variable = Object.hasOwn(unseen, name) ? unseen[name] : undefined;
    if (variable !== undefined) throw new OperationError(`Set ${variable} instead of --${name}: what is checked before must be where it is deployed.`);
  }
  const own = named.flatMap(({ name, index, inlineValue }) => {
    if (name === 'switch-table') return [index];
    if (name !== 'stage') return [];
    return inlineValue === true ? [index] : [index, index + 1];
  });
  return {
    stage: String(values.stage),
    switchesTable: values['switch-table'] === true,
    forCdk: typed.filter((_, index) => !own.includes(index)),
  };
}
