import { useLingui } from '@lingui/react/macro';
import LogOut from 'virtual:icons/log-out';
import TabletSmartphone from 'virtual:icons/tablet-smartphone';
import UserRoundPlus from 'virtual:icons/user-round-plus';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import { Button } from '../../components/controls/button.tsx';
import type { SettingsArea } from '../../lib/page/console-place.ts';
import { useHouseholdRole } from '../household-role.ts';
import { InviteToHousehold } from './open-invitations.tsx';
import { PairDeviceDialog } from './pair-device-dialog.tsx';

interface OftenNeededProps {
  readonly householdId: string;
  /** The area beside the list, which shows its own actions. */
  readonly open: SettingsArea | undefined;
  readonly onSignOut: () => void;
}

/** What most people open Settings for, one press away. */
export function OftenNeeded({ householdId, open, onSignOut }: OftenNeededProps) {
  const { t } = useLingui();
  const role = useHouseholdRole(householdId);
  const [dialog, setDialog] = useState<'invite' | 'pair'>();
  const close = () => setDialog(undefined);
  return (
    <section className="stack items-start" aria-label={t`Often needed`}>
      {open !== 'people' && isPermitted(role, 'invite-members') && (
        <Button variant="quiet" icon={<UserRoundPlus />} onClick={() => setDialog('invite')}>
          {t`Invite a grown-up`}
        </Button>
      )}
      {open !== 'device' && isPermitted(role, 'let-children-in') && (
        <Button variant="quiet" icon={<TabletSmartphone />} onClick={() => setDialog('pair')}>
          {t`Add a child’s device`}
        </Button>
      )}
      {open !== 'device' && (
        <Button variant="quiet" icon={<LogOut />} onClick={onSignOut}>
          {t`Sign Out`}
        </Button>
      )}
      {dialog === 'invite' && <InviteToHousehold householdId={householdId} onClose={close} />}
      {dialog === 'pair' && <PairDeviceDialog householdId={householdId} onClose={close} />}
    </section>
  );
}
