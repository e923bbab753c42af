import { AuditTrail } from './audit-trail.tsx';
import { AccountActions, AccountCard } from '../components/account/account-cards.tsx';
import styles from './admin-settings.module.css';

interface AdminSettingsProps {
  readonly onSignOut: () => void;
  readonly onSignedOutEverywhere: () => void;
}

/** Which admin this is, the ways out, and what all admins did. */
export function AdminSettings({ onSignOut, onSignedOutEverywhere }: AdminSettingsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <AccountCard />
        <AccountActions onSignOut={onSignOut} onSignedOutEverywhere={onSignedOutEverywhere} />
      </div>
      <AuditTrail />
    </div>
  );
}
