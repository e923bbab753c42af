import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { TroubleScreen } from './full-screen.tsx';
import { Button } from '../components/controls/button.tsx';
import { signOut } from '../lib/account/account.tsx';
import { askGrownUp } from '../lib/api/describe-error.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { resumeStudy } from '../lib/account/session.ts';

/** Shown to a learner whose parents withdrew their consent or have not agreed to a changed privacy notice. */
export function PausedScreen() {
  const { t } = useLingui();
  usePageTitle(t`Ask your grown-up`);
  const client = useQueryClient();

  /** Reloads the data. This screen appears again if consent is still missing. */
  function look() {
    resumeStudy();
    void client.resetQueries();
  }

  return (
    <div data-audience="learner">
      <TroubleScreen
        {...askGrownUp}
        mood="resting"
        actions={
          <>
            <Button variant="primary" onClick={look}>{t`Try again`}</Button>
            <Button variant="quiet" onClick={signOut}>{t`Sign Out`}</Button>
          </>
        }
      />
    </div>
  );
}
