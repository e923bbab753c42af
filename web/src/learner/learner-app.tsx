import { useQueryClient } from '@tanstack/react-query';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { AppShell } from '../components/layout/app-shell.tsx';
import { useAccount } from '../lib/account.tsx';
import { forgetProgress } from '../queries/study.ts';
import { JoinScreen } from './home/join-screen.tsx';
import { LearnerScreens } from './learner-screens.tsx';
import { OutboxProvider } from './study/outbox/outbox-context.tsx';

/** The screens of a Learner account. */
export function LearnerApp() {
  const { me, signOut } = useAccount();
  return (
    <div data-audience="learner">
      {me.learner ? (
        <JoinedLearner key={me.id} userId={me.id} learner={me.learner} />
      ) : (
        <AppShell title="Welcome!" placeKey="join" width="narrow">
          <JoinScreen onSignOut={signOut} />
        </AppShell>
      )}
    </div>
  );
}

function JoinedLearner({ userId, learner }: { readonly userId: string; readonly learner: Learner }) {
  const queryClient = useQueryClient();
  const noteProgress = () => forgetProgress(queryClient);
  return (
    <OutboxProvider userId={userId} onAccepted={noteProgress}>
      <LearnerScreens learner={learner} onProgress={noteProgress} />
    </OutboxProvider>
  );
}
