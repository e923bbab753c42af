import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../../components/ui/button.tsx';
import { DetailList } from '../../../components/ui/detail-list.tsx';
import { SectionCard } from '../../../components/ui/section-card.tsx';
import { useAccount } from '../../../lib/account.tsx';
import { accountRoleNames } from '../../../lib/role-names.ts';
import styles from './admin.module.css';

/** Which admin this is, and the way out. */
export function AdminSettings({ onSignOut }: { readonly onSignOut: () => void }) {
  const { me } = useAccount();
  return (
    <div className={styles.narrow}>
      <SectionCard title="Settings">
        <DetailList
          details={[
            { term: 'Email', value: me.email },
            { term: 'Role', value: accountRoleNames[me.role] },
          ]}
        />
        <Button icon={<LogOut aria-hidden="true" />} onClick={onSignOut}>
          Sign Out
        </Button>
      </SectionCard>
    </div>
  );
}
