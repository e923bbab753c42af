import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { consentQuery, mustAgree } from '../../queries/consent.ts';
import { formatInstant } from '../../words/instants.ts';

/** Separate chunk, because few families are asked again. */
const AgreeAgainDialog = lazyScreen(async () => (await import('./consent-step.tsx')).AgreeAgainDialog);

interface ConsentBannerProps {
  readonly householdId: string;
  /** Called with whether the screen's primary button stands here. */
  readonly onAsk: (isAsking: boolean) => void;
}

/** Warns that consent was withdrawn or must be renewed, with the screen's primary button to give it. Renders nothing if consent is valid. */
export function ConsentBanner({ householdId, onAsk }: ConsentBannerProps) {
  const { t } = useLingui();
  const { data: consent } = useQuery(consentQuery(householdId));
  const [isReading, setIsReading] = useState(false);
  const isAsking = mustAgree(consent);
  useEffect(() => {
    onAsk(isAsking);
    return () => onAsk(false);
  }, [isAsking, onAsk]);
  if (!isAsking) return null;
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
