import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Skeleton } from '../../components/feedback/loading.tsx';
import type { CreateSection } from '../../lib/console-place.ts';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { householdQuery } from '../../queries/households.ts';

const AssignmentsTab = lazyScreen(async () => (await import('./assignments-tab.tsx')).AssignmentsTab);

interface AssignTabProps {
  readonly householdId: string;
  readonly canManage: boolean;
  readonly onAddLearner: () => void;
  readonly onMakeResource: (section: CreateSection) => void;
}

/** Work for learners. Its due dates are days of the household's own time zone. */
export function AssignTab({ householdId, canManage, onAddLearner, onMakeResource }: AssignTabProps) {
  const timeZone = useQuery(householdQuery(householdId)).data?.timeZone;
  if (timeZone === undefined) return <Skeleton height="240px" />;
  return (
    <Suspense fallback={<Skeleton height="240px" />}>
      <AssignmentsTab
        householdId={householdId}
        timeZone={timeZone}
        canManage={canManage}
        {...(canManage && { onAddLearner, onMakeResource })}
      />
    </Suspense>
  );
}
