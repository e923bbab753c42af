import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';

const HandOverDialog = lazyScreen(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);

interface HandOverProps {
  readonly learner: Pick<Learner, 'id' | 'householdId' | 'name'>;
  /** Whether it is the one thing to do next. */
  readonly isPrimary: boolean;
}

/** Opens the question whether to hand this device to the child. */
export function HandOver({ learner, isPrimary }: HandOverProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        aria-label={t`Hand over to ${{ name: learner.name }}`}
        aria-haspopup="dialog"
        variant={isPrimary ? 'primary' : 'quiet'}
        onClick={() => setIsAsking(true)}
      >{t`Hand over`}</Button>
      <Suspense fallback={null}>
        {isAsking && <HandOverDialog learner={learner} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  );
}
