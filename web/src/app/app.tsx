import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { AnnouncerProvider } from '../components/feedback/announcer.tsx';
import { AccountProvider, signOut } from '../lib/account/account.tsx';
import { isOffline } from '../lib/api/api-error.ts';
import { describeError } from '../lib/api/describe-error.ts';
import { useMailLink } from '../lib/page/mail-link.ts';
import { usePath } from '../lib/page/navigation.ts';
import { makeQueryClient } from '../lib/api/query-client.ts';
import { readSession, subscribeToSession, usePaused, useSession } from '../lib/account/session.ts';
import { userKey } from '../lib/account/stored-session.ts';
import { meQuery } from '../queries/home.ts';
import { useLingui as useLanguage } from '../words/catalogue.ts';
import { openOwnLanguage } from '../words/language.ts';
import { languageKey } from '../words/word-wish.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { LoadingScreen, TroubleScreen } from './full-screen.tsx';
import { MailLinkScreen, PausedScreen, PrivacyPage, roleApps, TermsPage } from './screens.tsx';

/** Root component: providers, the two public legal pages, mail links and the app of the user's role. */
export function App() {
  // Draws everything again in a new language, also what reads it outside of components.
  useLanguage();
  const [queryClient] = useState(makeQueryClient);

  // Follows a language that is chosen in another tab.
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === userKey || key === languageKey) void openOwnLanguage();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    let shownUser = readSession()?.user.id;
    return subscribeToSession(() => {
      const user = readSession()?.user.id;
      // Drops cached data so that the next user never sees it.
      if (user !== shownUser) queryClient.clear();
      shownUser = user;
      void openOwnLanguage();
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
  const session = useSession();
  const link = useMailLink();
  if (path === '/privacy') return <PrivacyPage />;
  if (path === '/terms') return <TermsPage />;
  if (link) return <MailLinkScreen link={link} />;
  return session ? <SignedIn key={session.user.id} userId={session.user.id} /> : <roleApps.nobody />;
}

/** Loads the account before showing anything, because the stored session may have ended or the role may have changed. */
function SignedIn({ userId }: { readonly userId: string }) {
  const me = useQuery(meQuery);
  const isPaused = usePaused(userId);
  if (isPaused) return <PausedScreen />;
  if (me.data) {
    const RoleApp = roleApps[me.data.role];
    return (
      <AccountProvider me={me.data}>
        <RoleApp />
      </AccountProvider>
    );
  }
  if (me.isError) {
    return <StartFailedScreen error={me.error} isRetrying={me.isFetching} onRetry={() => void me.refetch()} />;
  }
  return <LoadingScreen />;
}

interface StartFailedScreenProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown when the account can't be loaded. The user stays signed in, since the connection may be the cause. */
function StartFailedScreen({ error, isRetrying, onRetry }: StartFailedScreenProps) {
  const { t } = useLingui();
  return (
    <TroubleScreen
      mood={isOffline(error) ? 'resting' : 'puzzled'}
      title={isOffline(error) ? t`This needs a connection` : t`We couldn’t open your account`}
      text={t`${{ reason: describeError(error) }} Everything you saved is safe.`}
      actions={
        <>
          <Button variant="primary" onClick={onRetry} busyText={isRetrying && t`Trying again...`}>{t`Retry`}</Button>
          <Button variant="quiet" onClick={signOut}>{t`Sign Out`}</Button>
        </>
      }
    />
  );
}
