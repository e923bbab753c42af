import { parseArgs } from 'node:util';
import type { StageName } from '../../stacks/stage-names.ts';
import { readStage } from '../deploy/stage-outputs.ts';
import { OperationError } from '../run-operation.ts';
import { readInstant } from './run-restore.ts';

/** Either a moment that is restored, or a table that was restored by other means. */
export type RestoreArguments =
  | { readonly stage: StageName; readonly existing?: undefined; readonly at: Date; readonly isDrill: boolean }
  | { readonly stage: StageName; readonly existing: string };

const options = {
  stage: { type: 'string' },
  at: { type: 'string' },
  drill: { type: 'boolean', default: false },
  existing: { type: 'string' },
} as const;

/** @throws OperationError with what to type instead. */
export function readRestoreArguments(typed: readonly string[]): RestoreArguments {
  const { stage: name, at, drill: isDrill, existing } = parseArgs({ args: [...typed], options }).values;
  if (name === undefined)
    throw new OperationError('Say which deployment: --stage prod. What runs on this machine has no recovery.');
  const stage = readStage(name);
  if (existing === undefined) return { stage, at: readInstant(at), isDrill };
  if (at === undefined && !isDrill && existing !== '') return { stage, existing };
  throw new OperationError(
    'Use --existing <table> alone, without --at and --drill: it restores nothing, it prepares a table that is there.',
  );
}
