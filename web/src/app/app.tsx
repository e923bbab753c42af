import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { AnnouncerProvider } from '../components/feedback/announcer.tsx';
import { usePath } from '../lib/path.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { readSession, subscribeToSession } from '../lib/session.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Root } from './root.tsx';
import { PrivacyPage, TermsPage } from './screens.tsx';

/** The whole product: what every screen stands in, and the three paths. */
export function App() {
  const [queryClient] = useState(makeQueryClient);

  useEffect(() => {
    let shownUser = readSession()?.user.id;
    return subscribeToSession(() => {
      const user = readSession()?.user.id;
      // Nothing of one person may be seen by the next.
      if (user !== shownUser) queryClient.clear();
      shownUser = user;
    });
  }, [queryClient]);

  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <AnnouncerProvider>
          <Suspense fallback={<LoadingScreen />}>
            <Page />
          </Suspense>
        </AnnouncerProvider>
      </QueryClientProvider>
    </CrashBoundary>
  );
}

function Page() {
  const path = usePath();
  if (path === '/privacy') return <PrivacyPage />;
  if (path === '/terms') return <TermsPage />;
  return <Root />;
}
