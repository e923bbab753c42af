import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AnnouncerProvider } from '../components/feedback/announcer.tsx';
import { Button } from '../components/controls/button.tsx';
import { AccountProvider, signOut } from '../lib/account/account.tsx';
import { usePaused } from '../lib/account/session.ts';
import { isOffline } from '../lib/api/api-error.ts';
import { describeError } from '../lib/api/describe-error.ts';
import { ServerCache } from '../lib/api/server-cache.tsx';
import { meQuery } from '../queries/home.ts';
import { LoadingScreen, TroubleScreen } from './full-screen.tsx';
import { PausedScreen, roleApps } from './screens.tsx';

/** The app of a signed-in person. */
export function SignedIn({ userId }: { readonly userId: string }) {
  return (
    <ServerCache>
      {/* Announces with buttons that need the query client, such as Undo. */}
      <AnnouncerProvider>
        <Opened userId={userId} />
      </AnnouncerProvider>
    </ServerCache>
  );
}

/** Loads the account before showing anything, because the stored session may have ended or the role may have changed. */
function Opened({ userId }: { readonly userId: string }) {
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
