import { useQuery } from '@tanstack/react-query';
import { AccountProvider, meQuery } from '../lib/account.tsx';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { roleApps, SignedOutApp } from './screens.ts';
import { StartFailedScreen } from './start-failed-screen.tsx';

/** Signed out: sign-in and registration. Signed in: the screens of the account's role. */
export function Root() {
  const session = useSession();
  return session ? <SignedIn key={session.user.id} /> : <SignedOutApp />;
}

/** Asks the server who this is before anything shows: a stored session may have ended, a role may have changed. */
function SignedIn() {
  const me = useQuery(meQuery);
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
