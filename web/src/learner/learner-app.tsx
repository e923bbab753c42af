import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../components/feedback/loading.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { useRootAttribute } from '../lib/page/root-attribute.ts';
import { standIn } from '../queries/home.ts';
import { insteadOfServer } from './offline/instead-of-server.ts';
import { LearnerScreens } from './learner-screens.tsx';
import { type OutboxPlace, OutboxPlaceContext } from './study/outbox/outbox-place.ts';

export { StudyArea } from './learner-screens.tsx';

standIn.instead = insteadOfServer;

/** Separate chunk: only learners without a household see it. */
const JoinScreen = lazyScreen(async () => (await import('./home/join-screen.tsx')).JoinScreen, 'account');

/** App of a learner account. Their display settings are attributes of the page's root, where rem is defined. */
export function LearnerApp() {
  const { t } = useLingui();
  const { me, signOut } = useAccount();
  const { textSize, spacing, calm, colour } = me.learner?.look ?? {};
  useRootAttribute('data-text-size', textSize);
  useRootAttribute('data-spacing', spacing);
  useRootAttribute('data-calm', calm);
  useRootAttribute('data-colour', colour);
  return (
    <div data-audience="learner" data-can-read={me.learner?.canRead}>
      {me.learner ? (
        <JoinedLearner key={me.id} userId={me.id} learner={me.learner} />
      ) : (
        <AppShell title={t`Welcome!`} placeKey="join" width="narrow">
          <Suspense fallback={<Skeleton height="320px" />}>
            <JoinScreen onSignOut={signOut} />
          </Suspense>
        </AppShell>
      )}
    </div>
  );
}

function JoinedLearner({ userId, learner }: { readonly userId: string; readonly learner: Learner }) {
  const [outbox] = useState<OutboxPlace>(() => ({ userId }));
  return (
    <OutboxPlaceContext value={outbox}>
      <LearnerScreens learner={learner} />
    </OutboxPlaceContext>
  );
}
