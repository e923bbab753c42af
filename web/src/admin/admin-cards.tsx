import { useId } from 'react';
import type { Household } from '../../../shared/schemas/household.ts';
import { Button } from '../components/controls/button.tsx';
import { Card, PressableCard } from '../components/layout/card.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { joinClasses } from '../lib/class-names.ts';
import type { ManagedUser } from '../queries/admin.ts';
import { formatInstant } from '../words/dates.ts';
import { accountRoleNames, memberRoleNames } from '../words/names.ts';
import styles from './admin-cards.module.css';

interface HouseholdCardProps {
  readonly household: Household;
  readonly hasOwner?: boolean;
  readonly onOpen: () => void;
}

/** Card of a household. Pressing it opens the household's console. */
export function HouseholdCard(props: HouseholdCardProps) {
  const {
    household: { name, id, ownerId, createdAt },
    hasOwner = false,
    onOpen,
  } = props;
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

interface UserCardProps {
  readonly user: ManagedUser;
  readonly onAssign: () => void;
  readonly onToggle: () => void;
}

/** Card of an account. Admins cannot disable their own account. */
export function UserCard({ user, onAssign, onToggle }: UserCardProps) {
  const { me } = useAccount();
  const emailId = useId();
  const { id, email, role, disabled, households } = user;
  return (
    <Card>
      <article className={styles.user} aria-labelledby={emailId}>
        <h3 id={emailId} className={styles.email}>
          {email}
        </h3>
        <p className={styles.badges}>
          <span className={joinClasses(styles.badge, role === 'learner' && styles.learner)}>
            {accountRoleNames[role]}
          </span>
          {disabled && <span className={joinClasses(styles.badge, styles.disabled)}>Disabled</span>}
          {id === me.id && <span className={styles.badge}>You</span>}
        </p>
        <p className={styles.fact}>
          ID <span className={styles.id}>{id}</span>
        </p>
        <Households households={households} isLearner={role === 'learner'} />
        <div className={styles.actions}>
          <Button aria-describedby={emailId} onClick={onAssign}>
            Assign to Household
          </Button>
          {id !== me.id && (
            <Button aria-describedby={emailId} onClick={onToggle}>
              {disabled ? 'Enable' : 'Disable'}
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}

interface HouseholdsProps {
  readonly households: ManagedUser['households'];
  /** Whether the account is a learner's. The household role is then hidden, because learner accounts have fixed rights. */
  readonly isLearner: boolean;
}

const shownHouseholds = 5;

function Households({ households, isLearner }: HouseholdsProps) {
  if (households.length === 0) return <p className={styles.fact}>No households</p>;
  const folded = households.slice(shownHouseholds);
  return (
    <div className={styles.households}>
      <HouseholdNames households={households.slice(0, shownHouseholds)} isLearner={isLearner} />
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          <HouseholdNames households={folded} isLearner={isLearner} />
        </details>
      )}
    </div>
  );
}

function HouseholdNames({ households, isLearner }: HouseholdsProps) {
  return (
    <ul aria-label="Households">
      {households.map(({ id, name, role }) => (
        <li key={id} dir="auto">
          {isLearner ? name : `${name} (${memberRoleNames[role]})`}
        </li>
      ))}
    </ul>
  );
}
