import { isPermitted } from '../../../../shared/permissions.ts';
import { ConsentCard } from './consent-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { DeleteHouseholdCard } from './delete-household.tsx';
import { FamilyDataCard } from './family-data.tsx';
import { HouseholdCard } from './household-card.tsx';
import { AppOnDevice } from '../../components/account/app-on-device.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { AccountActions, AccountCard } from '../../components/account/account-cards.tsx';
import { DeleteAccountCard } from '../../components/account/delete-account.tsx';
import { PasskeysCard } from '../../components/account/passkeys-card.tsx';
import { SignInsCard } from '../../components/account/sign-ins-card.tsx';
import type { SessionEnd } from '../../lib/account/session.ts';
import { HouseholdMembers } from './household-members.tsx';
import { useHouseholdRole } from '../household-role.ts';
import { LeaveHouseholdCard } from './leave-household.tsx';
import { VisitsCard } from './visits-card.tsx';
import { WeeklyMailCard } from './weekly-mail.tsx';
import { InvitationsCard } from './open-invitations.tsx';
import styles from './settings-tab.module.css';

interface SettingsTabProps {
  readonly householdId: string;
  readonly canInvite: boolean;
  readonly canManageLearners: boolean;
  readonly onDeleted: () => void;
  readonly onSignOut: () => void;
  readonly onSessionOver: (end: SessionEnd) => void;
}

export function SettingsTab(props: SettingsTabProps) {
  const { householdId, canInvite, canManageLearners, onDeleted, onSignOut, onSessionOver } = props;
  const role = useHouseholdRole(householdId);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <HouseholdCard householdId={householdId} />
        <HouseholdMembers householdId={householdId} />
        {canInvite && <InvitationsCard householdId={householdId} />}
        <WeeklyMailCard householdId={householdId} />
        {canManageLearners && <DevicesCard householdId={householdId} canAdd={isPermitted(role, 'let-children-in')} />}
        {canManageLearners && <ConsentCard householdId={householdId} />}
        {isPermitted(role, 'see-visits') && <VisitsCard householdId={householdId} />}
        <FamilyDataCard householdId={householdId} />
      </div>
      <div className={styles.column}>
        <AccountCard />
        <PasskeysCard />
        <SignInsCard />
        <SectionCard title="On this device">
          <AppOnDevice />
        </SectionCard>
        <AccountActions onSignOut={onSignOut} onSessionOver={onSessionOver} />
        <LeaveHouseholdCard householdId={householdId} onLeft={onDeleted} />
        <DeleteHouseholdCard householdId={householdId} onDeleted={onDeleted} />
        <DeleteAccountCard onSignOut={onSignOut} onDeleted={() => onSessionOver('account-deleted')} />
      </div>
    </div>
  );
}
