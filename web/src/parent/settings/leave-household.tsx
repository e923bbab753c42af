import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import DoorOpen from 'virtual:icons/door-open';
import { useState } from 'react';
import { LeaveHouseholdDialog } from '../../components/account/leave-household-dialog.tsx';
import { Button } from '../../components/controls/button.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { householdQuery } from '../../queries/households.ts';
import { loadedMembersQuery } from '../../queries/members.ts';
import { adviseOnlyOwner } from '../../words/roles.ts';
import { isOnlyOwner, listGrownUps } from './household-people.ts';

interface LeaveHouseholdCardProps {
  readonly householdId: string;
  readonly onLeft: () => void;
}

/** Lets a member leave the household unless they are the only grown-up, who must delete it instead. */
export function LeaveHouseholdCard({ householdId, onLeft }: LeaveHouseholdCardProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const household = useQuery(householdQuery(householdId)).data;
  const members = useQuery(loadedMembersQuery(householdId)).data;
  const [isAsking, setIsAsking] = useState(false);
  if (household?.role === undefined || !members || listGrownUps(members).length < 2) return null;
  const own = members.find(({ userId }) => userId === me.id);
  const hasToStay = own !== undefined && isOnlyOwner(own, members);
  return (
    <SectionCard title={t`Leave household`}>
      <p className="note">
        {hasToStay ? adviseOnlyOwner() : t`You won’t see this household anymore. Nothing changes for everyone else.`}
      </p>
      {!hasToStay && <Button icon={<DoorOpen />} onClick={() => setIsAsking(true)}>{t`Leave this household`}</Button>}
      {isAsking && (
        <LeaveHouseholdDialog
          household={household}
          text={t`You can’t open it anymore. Invitations you made stop working, and devices you set up for the children are removed. Its learners, decks and everything studied stay for the others. To come back, ask one of them for a new code.`}
          failedText={t`Failed to leave the household`}
          refusals={{ 'last-owner': adviseOnlyOwner() }}
          onLeft={onLeft}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </SectionCard>
  );
}
