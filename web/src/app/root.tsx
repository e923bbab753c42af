import { useQuery } from '@tanstack/react-query';
import { AccountProvider } from '../lib/account.tsx';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { roleApps, SignedOutApp } from './screens.tsx';
import { StartFailedScreen } from './start-failed-screen.tsx';
import { meQuery } from '../queries/auth.ts';

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
