import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import type { StageName } from '../../stacks/stage-names.ts';
import { checkTable } from '../../table-invariants/check-table.ts';
import type { Row } from '../../table-invariants/row.ts';
import { describeReport } from '../admin/table-report.ts';
import { OperationError } from '../run-operation.ts';
import {
  beginRestore,
  protectTable,
  readRestorableTime,
  removeCopy,
  waitUntilReady,
  requireProductTable,
} from './restored-table.ts';

export interface Restore {
  readonly stage: StageName;
  readonly source: string;
  readonly at: Date;
  /** Whether this is a drill, which deletes the copy at the end. */
  readonly isDrill: boolean;
}

export interface RestoreEffects {
  readonly client: DynamoDBClient;
  /** Repeats erasures later than `since` from the first table in the second one. @returns report lines for the operator. */
  readonly replay: (from: string, onto: string, since?: Date) => Promise<readonly string[]>;
  readonly scan: (tableName: string) => AsyncIterable<Row>;
  readonly clock: () => Date;
  readonly say: (line: string) => void;
}

const instantWithZone = z.iso.datetime({ offset: true });

/** @throws {OperationError} unless the text is an instant with a time zone. */
export function readInstant(text: string | undefined): Date {
  if (instantWithZone.safeParse(text).success) return new Date(text ?? '');
  throw new OperationError('Name the moment to restore, with its time zone: --at 2026-11-20T10:00:00Z');
}

/** @returns the copy's name, derived from the moment so that an interrupted run can continue. Drills have other names, because they delete their table. */
export function nameCopy({ stage, at, isDrill }: Restore): string {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `flashspark-${stage}-${isDrill ? 'drill' : 'restored'}-${moment}`;
}

/**
 * Restores a stage's table into a copy, turns on its protections, repeats later erasures in it, and checks it. The stage keeps using its table. An interrupted
 * run continues when the command is repeated.
 * @returns whether the copy has no contradictions.
 */
export async function runRestore(restore: Restore, effects: RestoreEffects): Promise<boolean> {
  const { client, replay, scan, clock, say } = effects;
  const began = clock();
  const target = nameCopy(restore);
  await requireRestorable(client, restore, target);
  const wasThere = await beginRestore(client, restore.source, target, restore.at);
  say(
    `${wasThere ? 'Continuing' : 'Restoring'} ${target} from ${restore.source} as it was at ${restore.at.toISOString()}.`,
  );
  say('This takes 20 minutes to a few hours. If you stop it, the same command continues.');
  await waitUntilReady(client, target);
  await protectTable(client, target);
  const ready = clock();
  for (const line of await replay(restore.source, target, restore.at)) say(line);
  const report = await checkTable(scan(target));
  for (const line of describeReport(target, report)) say(line);
  say(`Restored in ${minutesBetween(began, ready)} minutes, checked in ${minutesBetween(ready, clock())} more.`);
  if (restore.isDrill) {
    await removeCopy(client, target);
    say(`This was a drill. ${target} is deleted.`);
  } else {
    for (const line of describeNextStep(restore.stage, restore.source, target, report.violations.length === 0))
      say(line);
  }
  return report.violations.length === 0;
}

async function requireRestorable(client: DynamoDBClient, { source, at }: Restore, target: string): Promise<void> {
  if (source === target) throw new OperationError(`The stage already uses ${target}. There’s nothing left to restore.`);
  const { earliest, latest } = await readRestorableTime(client, source);
  if (at >= earliest && at <= latest) return;
  throw new OperationError(
    `You can restore the table to any moment from ${earliest.toISOString()} to ${latest.toISOString()}. Pick --at between them.`,
  );
}

function minutesBetween(from: Date, to: Date): number {
  return Math.ceil((to.getTime() - from.getTime()) / 60_000);
}

export interface Adoption {
  readonly stage: StageName;
  readonly inUse: string;
  /** Name of a table that was restored by other means, such as AWS Backup. */
  readonly existing: string;
}

/**
 * Prepares a table that was restored by other means: turns on its protections, repeats all erasures in it, and checks it. Safe to repeat.
 * @returns whether the table has no contradictions.
 * @throws {OperationError} before any change, when it can't replace the stage's table.
 */
export async function adoptTable(
  { stage, inUse, existing }: Adoption,
  { client, replay, scan, say }: Omit<RestoreEffects, 'clock'>,
): Promise<boolean> {
  if (existing === inUse)
    throw new OperationError(`The stage ${stage} already uses ${existing}. There’s nothing left to do.`);
  await requireProductTable(client, existing);
  say(`Preparing ${existing}. The stage ${stage} keeps using ${inUse} until then.`);
  await waitUntilReady(client, existing);
  await protectTable(client, existing);
  for (const line of await replay(inUse, existing)) say(line);
  const report = await checkTable(scan(existing));
  const isSound = report.violations.length === 0;
  for (const line of [...describeReport(existing, report), ...describeNextStep(stage, inUse, existing, isSound)])
    say(line);
  return isSound;
}

/** Repeats the previous table's erasures in the table in use. @returns whether the table then has no contradictions. */
export async function replayIntoUse(
  { inUse, erasedIn }: { readonly inUse: string; readonly erasedIn: string },
  { client, replay, scan, say }: Omit<RestoreEffects, 'clock'>,
): Promise<boolean> {
  if (inUse === erasedIn) throw new OperationError(`The stage uses ${inUse}. Name the table it used before.`);
  await requireProductTable(client, erasedIn);
  for (const line of await replay(erasedIn, inUse)) say(line);
  const report = await checkTable(scan(inUse));
  for (const line of describeReport(inUse, report)) say(line);
  return report.violations.length === 0;
}

/** @returns the lines that explain how to switch a stage to a restored table. */
export function describeNextStep(stage: StageName, inUse: string, table: string, isSound: boolean): string[] {
  return [
    isSound
      ? 'The copy is sound. The stage still uses its old table; families lose what they did after that moment when you switch over:'
      : 'The copy has contradictions. An earlier moment may have none. To switch over anyway:',
    `  RESTORED_TABLE=${table} npm run deploy -- --stage ${stage} --switch-table`,
    'What people erase in the old table until then must be erased in the new one, too. When it is in use:',
    `  npm run table:restore -- --stage ${stage} --erased-in ${inUse}`,
  ];
}
