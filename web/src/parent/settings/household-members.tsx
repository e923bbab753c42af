import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { LearnerStats } from '../learners/learner-stats.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { learnersQuery } from '../../queries/learners.ts';
import { membersQuery } from '../../queries/households.ts';

interface HouseholdMembersProps {
  readonly householdId: string;
  readonly canInvite: boolean;
}

/** Everybody in the household, and the way to get another grown-up in. */
export function HouseholdMembers({ householdId, canInvite }: HouseholdMembersProps) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <SectionCard title="Household Members">
      <Members householdId={householdId} />
      {canInvite && (
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setIsInviting(true)}>
          Invite a grown-up
        </Button>
      )}
      {isInviting && <InviteDialog householdId={householdId} onClose={() => setIsInviting(false)} />}
    </SectionCard>
  );
}

function Members({ householdId }: { readonly householdId: string }) {
  const members = useQuery(membersQuery(householdId));
  const learners = useQuery(learnersQuery(householdId));
  if (members.data && learners.data) {
    return (
      <MemberList
        members={members.data}
        learners={learners.data}
        renderStats={(learnerId) => <LearnerStats learnerId={learnerId} />}
      />
    );
  }
  const error = members.error ?? learners.error;
  if (!error) {
    return (
      <LoadingRegion label="Loading members...">
        <Skeleton height="68px" count={2} />
      </LoadingRegion>
    );
  }
  const retry = () => Promise.all([members.refetch(), learners.refetch()]);
  return (
    <ErrorState
      title="Failed to load members"
      error={error}
      isRetrying={members.isFetching || learners.isFetching}
      onRetry={() => void retry()}
    />
  );
}
