import { useQuery } from '@tanstack/react-query';
import type { LogSize } from '../../../../../shared/import/anki/review-log.ts';
import { Select } from '../../../components/controls/field.tsx';
import { learnersQuery } from '../../../queries/learners.ts';
import { countOf, formatNumber } from '../../../words/counts.ts';
import type { ImportSource } from './use-import-source.ts';

interface HistoryChoiceProps {
  readonly source: ImportSource;
  readonly log: LogSize;
  readonly householdId: string;
}

/** Whether a child goes on where it stood in Anki; nothing where there is no child yet. */
export function HistoryChoice({ source, log, householdId }: HistoryChoiceProps) {
  const { data: learners = [] } = useQuery(learnersQuery(householdId));
  if (learners.length === 0) return null;
  return (
    <Select
      label="What was learned in Anki"
      hint={describeLog(log)}
      value={source.choices.historyOf ?? ''}
      onChange={({ target: { value } }) => source.changeChoices({ historyOf: value === '' ? undefined : value })}
      options={learners.map(({ id, name }) => [id, `Take it over for ${name}`])}
    >
      <option value="">Start anew</option>
    </Select>
  );
}

function describeLog({ answers, perCard, leftOut }: LogSize): string {
  const newest = leftOut > 0 ? ` Of each card the newest ${formatNumber(perCard)} are taken.` : '';
  return `The package has ${countOf(answers, 'answer')}.${newest} They say when each card comes next, and count for no streak, badge or report.`;
}
