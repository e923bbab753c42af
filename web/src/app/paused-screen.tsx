import { useQueryClient } from '@tanstack/react-query';
import { TroubleScreen } from './full-screen.tsx';
import { Button } from '../components/controls/button.tsx';
import { signOut } from '../lib/account/account.tsx';
import { askGrownUp } from '../lib/api/describe-error.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { resumeStudy } from '../lib/account/session.ts';

/** Shown to a learner while parental consent is withdrawn, or missing for a changed notice. */
export function PausedScreen() {
  usePageTitle('Ask your grown-up');
  const client = useQueryClient();

  /** Reloads Home. This screen returns while consent is missing. */
  function look() {
    resumeStudy();
    void client.resetQueries();
  }

  return (
    <div data-audience="learner">
      <TroubleScreen
        {...askGrownUp}
        actions={
          <>
            <Button variant="primary" onClick={look}>
              Try again
            </Button>
            <Button variant="quiet" onClick={signOut}>
              Sign Out
            </Button>
          </>
        }
      />
    </div>
  );
}
