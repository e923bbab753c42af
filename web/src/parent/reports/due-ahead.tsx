import { SectionCard } from '../../components/layout/card.tsx';
import { StatTile } from '../../components/layout/facts.tsx';
import { formatNumber, nounFor } from '../../words/counts.ts';
import styles from './learner-report.module.css';

interface DueAheadProps {
  /** Cards that come due until then, those overdue included. */
  readonly within7Days: number;
  readonly within30Days: number;
}

/** How much repetition lies ahead. */
export function DueAhead({ within7Days, within30Days }: DueAheadProps) {
  return (
    <SectionCard title="Coming up">
      <ul className={styles.pair}>
        <DueTile count={within7Days} days={7} />
        <DueTile count={within30Days} days={30} />
      </ul>
    </SectionCard>
  );
}

function DueTile({ count, days }: { readonly count: number; readonly days: number }) {
  return (
    <li>
      <StatTile value={formatNumber(count)} label={`${nounFor(count, 'card')} due in the next ${days} days`} />
    </li>
  );
}
