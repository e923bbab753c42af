import { DeleteHouseholdCard } from './delete-household.tsx';
import { HouseholdCard } from './household-card.tsx';
import { AccountActions, AccountCard } from '../../components/account/account-cards.tsx';
import { HouseholdMembers } from './household-members.tsx';
import styles from './settings-tab.module.css';

interface SettingsTabProps {
  readonly householdId: string;
  readonly canInvite: boolean;
  readonly onDeleted: () => void;
  readonly onSignOut: () => void;
  readonly onSignedOutEverywhere: () => void;
}

/** The household, who is in it, and the account that looks at it. */
export function SettingsTab({ householdId, canInvite, onDeleted, onSignOut, onSignedOutEverywhere }: SettingsTabProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <HouseholdCard householdId={householdId} />
        <HouseholdMembers householdId={householdId} canInvite={canInvite} />
      </div>
      <div className={styles.column}>
        <AccountCard />
        <AccountActions onSignOut={onSignOut} onSignedOutEverywhere={onSignedOutEverywhere} />
        <DeleteHouseholdCard householdId={householdId} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
