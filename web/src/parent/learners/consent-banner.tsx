import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { Consent } from '../../../../shared/schemas/consent.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { formatInstant } from '../../words/instants.ts';

/** Separate chunk, because few families are asked again. */
const AgreeAgainDialog = lazyScreen(async () => (await import('./consent-step.tsx')).AgreeAgainDialog);

interface ConsentBannerProps {
  readonly householdId: string;
  /** The consent that was withdrawn or must be renewed. */
  readonly consent: Consent;
}

/** Asks the grown-ups to agree to what is stored. Its button is the screen's primary one. */
export function ConsentBanner({ householdId, consent }: ConsentBannerProps) {
  const { t } = useLingui();
  const [isReading, setIsReading] = useState(false);
  const isOver = consent.withdrawnAt !== undefined;
  const day = consent.renewBy === undefined ? '' : formatInstant(consent.renewBy);
  return (
    <>
      <Banner
        tone={isOver ? 'error' : 'info'}
        action={<Button variant="primary" onClick={() => setIsReading(true)}>{t`Read and agree`}</Button>}
      >
        {isOver
          ? t`Your children can’t study right now, because no one in your family has agreed to what we store. Nothing is lost.`
          : t`We changed what we tell you about your children’s data. Please read it by ${day}, so they can keep studying.`}
      </Banner>
      <Suspense fallback={null}>
        {isReading && <AgreeAgainDialog householdId={householdId} onClose={() => setIsReading(false)} />}
      </Suspense>
    </>
  );
}
