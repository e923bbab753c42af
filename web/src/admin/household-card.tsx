import type { Household } from '../../../shared/schemas/household.ts';
import { PressableCard } from '../components/layout/card.tsx';
import { formatInstant } from '../words/dates.ts';
import styles from './admin-card.module.css';

interface HouseholdCardProps {
  readonly household: Household;
  readonly hasOwner?: boolean;
  readonly onOpen: () => void;
}

/** A household as admins see it; a press opens its console. */
export function HouseholdCard({
  household: { name, id, ownerId, createdAt },
  hasOwner = false,
  onOpen,
}: HouseholdCardProps) {
  return (
    <PressableCard onPress={onOpen}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.fact}>
        ID <span className={styles.id}>{id}</span>
      </span>
      {hasOwner && (
        <span className={styles.fact}>
          Owner <span className={styles.id}>{ownerId}</span>
        </span>
      )}
      <span className={styles.fact}>Created {formatInstant(createdAt)}</span>
    </PressableCard>
  );
}
