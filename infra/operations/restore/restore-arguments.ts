import { parseArgs } from 'node:util';
import type { StageName } from '../../stacks/stage-names.ts';
import { readStage } from '../deploy/stage-outputs.ts';
import { OperationError } from '../run-operation.ts';
import { readInstant } from './run-restore.ts';

/** `restore` copies the table as of a past moment, `adopt` prepares a table restored by other means, `replay` repeats the old table's erasures after a switch. */
export type RestoreArguments =
  | { readonly mode: 'restore'; readonly stage: StageName; readonly at: Date; readonly isDrill: boolean }
  | { readonly mode: 'adopt'; readonly stage: StageName; readonly existing: string }
  | { readonly mode: 'replay'; readonly stage: StageName; readonly erasedIn: string };

const options = {
  stage: { type: 'string' },
  at: { type: 'string' },
  drill: { type: 'boolean', default: false },
  existing: { type: 'string' },
  'erased-in': { type: 'string' },
} as const;

/** @throws {OperationError} with the correct usage. */
export function readRestoreArguments(typed: readonly string[]): RestoreArguments {
  const {
    stage: name,
    at,
    drill: isDrill,
    existing,
    'erased-in': erasedIn,
  } = parseArgs({ args: [...typed], options }).values;
  if (name === undefined) throw new OperationError('Name the deployment: --stage prod. Local data can’t be restored.');
  const stage = readStage(name);
  const isAlone = at === undefined && !isDrill && (existing === undefined || erasedIn === undefined);
  if (existing === undefined && erasedIn === undefined) return { mode: 'restore', stage, at: readInstant(at), isDrill };
  if (isAlone && existing) return { mode: 'adopt', stage, existing };
  if (isAlone && erasedIn) return { mode: 'replay', stage, erasedIn };
  throw new OperationError(
    'Use --existing <table> or --erased-in <table> alone, without --at or --drill. They work with a table that is already there.',
  );
}
