import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../components/controls/button.tsx';
import { EmptyState, ErrorState } from '../components/feedback/messages.tsx';
import { useHouseholdGone } from './household-gone.ts';
import { householdQuery } from '../queries/households.ts';

interface HouseholdGateProps {
  readonly householdId: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Shows the console of a household that is there. It may have been deleted, or somebody taken out of it, meanwhile. */
export function HouseholdGate({ householdId, onLeave, children }: HouseholdGateProps) {
  const { data, error, isFetching, refetch } = useQuery(householdQuery(householdId));
  const isGone = useHouseholdGone(householdId);
  if (isGone) {
    return (
      <EmptyState
        title="This household is not here (any more)"
        text="It was deleted, or you are no longer a member of it."
        action={<Button onClick={onLeave}>See all households</Button>}
      />
    );
  }
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load household"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return children;
}
