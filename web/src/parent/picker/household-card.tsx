import ChevronRight from 'lucide-react/icons/chevron-right';
import House from 'lucide-react/icons/house';
import type { Household } from '../../../../shared/schemas/household.ts';
import { PressableCard } from '../../components/layout/card.tsx';
import { countOf } from '../../words/counts.ts';
import { memberRoleNames } from '../../words/names.ts';
import styles from './household-picker.module.css';

interface HouseholdCardProps {
  readonly household: Household;
  readonly onOpen: () => void;
}

/** A household to open, with what the signed-in person is in it. */
export function HouseholdCard({ household: { name, role, learnerCount }, onOpen }: HouseholdCardProps) {
  const learners = countOf(learnerCount, 'learner');
  return (
    <PressableCard onPress={onOpen}>
      <span className={styles.card}>
        <span className={styles.icon} aria-hidden="true">
          <House />
        </span>
        <span className={styles.texts}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>{role ? `${memberRoleNames[role]} • ${learners}` : learners}</span>
        </span>
        <ChevronRight aria-hidden="true" className={styles.chevron} />
      </span>
    </PressableCard>
  );
}
