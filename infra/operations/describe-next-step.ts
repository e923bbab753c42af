import type { StageName } from '../stage-names.ts';

/** @returns the lines that say how a stage is switched over to a restored table that was checked. */
export function describeNextStep(stage: StageName, table: string, isSound: boolean): string[] {
  return [
    isSound
      ? 'The copy is sound. The stage still uses its old table; families lose what they did after that moment when you switch over:'
      : 'The copy has contradictions: an earlier moment may have none. To switch over nevertheless:',
    `  RESTORED_TABLE=${table} npm run deploy -- --stage ${stage} --switch-table`,
  ];
}
