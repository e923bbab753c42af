import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { consentQuery } from '../../queries/consent.ts';
import { formatInstant } from '../../words/dates.ts';
import { AgreeAgainDialog } from './consent-step.tsx';

/** Warns that consent was withdrawn or must be renewed, with a button to give it. Renders nothing if consent is valid. */
export function ConsentBanner({ householdId }: { readonly householdId: string }) {
  const { data: consent } = useQuery(consentQuery(householdId));
  const [isReading, setIsReading] = useState(false);
  const isOver = consent?.withdrawnAt !== undefined;
  if (!isOver && consent?.renewBy === undefined) return null;
  return (
    <>
      <Banner
        tone={isOver ? 'error' : 'info'}
        action={<Button onClick={() => setIsReading(true)}>Read and agree</Button>}
      >
        {isOver
          ? 'Your children can’t study right now, as nobody of the family agrees to what we store. Nothing is lost.'
          : `We changed what we tell you about your children’s data. Please read it by ${formatInstant(consent?.renewBy ?? '')}, so that they can go on.`}
      </Banner>
      {isReading && <AgreeAgainDialog householdId={householdId} onClose={() => setIsReading(false)} />}
    </>
  );
}
