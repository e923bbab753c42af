import { parseArgs } from 'node:util';

export interface DeployArguments {
  readonly stage: string;
  /** In their order, as they were typed. */
  readonly forCdk: readonly string[];
}

/** Takes `--stage prod` or `--stage=prod` (`dev` without it) out of what was typed; the rest is for `cdk deploy`. */
export function readDeployArguments(typed: readonly string[]): DeployArguments {
  const { tokens, values } = parseArgs({
    args: [...typed],
    options: { stage: { type: 'string', default: 'dev' } },
    strict: false,
    tokens: true,
  });
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'stage') return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return { stage: String(values.stage), forCdk: typed.filter((_, index) => !own.includes(index)) };
}
