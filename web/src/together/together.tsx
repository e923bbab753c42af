import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSending } from '../learner/study/outbox/outbox-context.tsx';
import { type OutboxPlace, OutboxPlaceContext } from '../learner/study/outbox/outbox-place.ts';
import { useAccount } from '../lib/account/account.tsx';
import type { ConsolePlace, ConsoleProps } from '../lib/page/console-place.ts';
import { readEntry } from '../lib/page/navigation.ts';
import { learnersQuery } from '../queries/learners.ts';
import { forgetReports } from '../queries/reports.ts';
import { forgetProgress } from '../queries/study.ts';
import { ChooseDeck } from './choose-deck.tsx';
import { TogetherSession } from './together-session.tsx';
import { keptHere } from '../lib/device/kept-here.ts';

type TogetherProps = Pick<ConsoleProps, 'place' | 'onPush' | 'onReplace'>;

/**
 * Side by side: the grown-up holds the device and sees question and answer, the child only speaks. What they answered is sent on whichever tab of the
 * console the grown-up is.
 */
export function Together({ place, onPush, onReplace }: TogetherProps) {
  const { me } = useAccount();
  return (
    <OutboxPlaceContext value={outboxPlaceOf(me.id)}>
      <Sending />
      {place.tab === 'learners' && place.learnerId !== undefined && (
        <StudyTogether place={place} learnerId={place.learnerId} onPush={onPush} onReplace={onReplace} />
      )}
    </OutboxPlaceContext>
  );
}

const places = new Map<string, OutboxPlace>();

/** @returns the one place of a grown-up's outbox on this page. */
function outboxPlaceOf(userId: string): OutboxPlace {
  const place = places.get(userId) ?? { userId };
  places.set(userId, place);
  return place;
}

/** The child's own device celebrates what was earned. */
function Sending() {
  const client = useQueryClient();
  useSending({
    onAccepted: () => {
      void forgetProgress(client);
      void forgetReports(client);
    },
    onEarned: () => undefined,
  });
  return null;
}

/** First the choice of what is studied, then the session. */
function StudyTogether({ place, learnerId, onPush, onReplace }: TogetherProps & { readonly learnerId: string }) {
  const { householdId, tab, deckId } = place;
  const learner = useQuery(learnersQuery(householdId)).data?.find(({ id }) => id === learnerId);
  const name = learner?.name ?? 'the child';
  useEffect(noteTogether, []);
  const goBack = (otherwise: ConsolePlace) => {
    if (readEntry().depth > 0) window.history.back();
    else onReplace(otherwise);
  };
  return deckId === undefined ? (
    <ChooseDeck
      householdId={householdId}
      learner={learner}
      name={name}
      onOpen={(opened) => onPush({ householdId, tab, learnerId, deckId: opened })}
      onLeave={() => goBack({ householdId, tab })}
    />
  ) : (
    <TogetherSession
      key={deckId}
      deckId={deckId}
      learner={{ id: learnerId, name }}
      onLeave={() => goBack({ householdId, tab, learnerId })}
    />
  );
}

/** From now on the console looks for answers that wait on this device. */
function noteTogether(): void {
  keptHere().setItem('flashspark.together', 'yes');
}
