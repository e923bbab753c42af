import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LogSize } from '../../../../../shared/import/anki/review-log.ts';
import { Select } from '../../../components/controls/field.tsx';
import { learnersQuery } from '../../../queries/learners.ts';
import { joinSentences } from '../../join-sentences.ts';
import type { ImportSource } from './use-import-source.ts';

interface HistoryChoiceProps {
  readonly source: ImportSource;
  readonly log: LogSize;
  readonly householdId: string;
}

/** Selects the child who takes over the learning progress from Anki. Renders nothing if there are no children. */
export function HistoryChoice({ source, log, householdId }: HistoryChoiceProps) {
  const { t } = useLingui();
  const { data: learners = [] } = useQuery(learnersQuery(householdId));
  if (learners.length === 0) return null;
  return (
    <Select
      label={t`What was learned in Anki`}
      hint={describeLog(log)}
      value={source.choices.historyOf ?? ''}
      onChange={({ target: { value } }) => source.changeChoices({ historyOf: value === '' ? undefined : value })}
      options={learners.map(({ id, name }) => [id, t`Use it for ${name}`])}
    >
      <option value="">{t`Start fresh`}</option>
    </Select>
  );
}

function describeLog({ answers, perCard, leftOut }: LogSize): string {
  return joinSentences([
    t`The package has ${plural(answers, { one: '# answer', other: '# answers' })}.`,
    leftOut > 0 &&
      t`Only the newest ${plural(perCard, { one: '# answer', other: '# answers' })} for each card are used.`,
    t`They set when each card comes back. They don’t count toward streaks, badges or reports.`,
  ]);
}
