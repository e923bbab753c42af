import { Button } from '../../components/ui/button.tsx';
import { useAccount } from '../../lib/account.tsx';

/** The screens of a Admin account. */
export function AdminApp() {
  const { me, signOut } = useAccount();
  return (
    <main>
      <p>{me.email}</p>
      <p>Coming soon...</p>
      <Button onClick={signOut}>Sign Out</Button>
    </main>
  );
}
