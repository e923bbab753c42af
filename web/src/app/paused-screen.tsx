import { useQueryClient } from '@tanstack/react-query';
import { TroubleScreen } from './full-screen.tsx';
import { Button } from '../components/controls/button.tsx';
import { signOut } from '../lib/account/account.tsx';
import { askGrownUp } from '../lib/api/describe-error.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { resumeStudy } from '../lib/account/session.ts';

/** To a child whose family took its consent back, or has not answered what is new in the notice. */
export function PausedScreen() {
  usePageTitle('Ask your grown-up');
  const client = useQueryClient();

  /** Home is asked for again, which brings this screen back as long as nobody agrees. */
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
