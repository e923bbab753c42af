import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSending } from '../learner/study/outbox/outbox-context.tsx';
import { type OutboxPlace, OutboxPlaceContext } from '../learner/study/outbox/outbox-place.ts';
import { useAccount } from '../lib/account/account.tsx';
import type { ConsolePlace, ConsoleProps } from '../lib/page/console-place.ts';
import { readEntry } from '../lib/page/navigation.ts';
import { learnersQuery } from '../queries/learners.ts';
import { forgetReports } from '../queries/reports.ts';
import { forgetProgress } from '../queries/study.ts';
import { TogetherSession } from './together-session.tsx';
import Layers from 'virtual:icons/layers';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { Avatar } from '../components/avatars/avatar.tsx';
import { BackButton } from '../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../components/feedback/messages.tsx';
import { PressableCard } from '../components/layout/card.tsx';
import { AnswerNotices } from '../learner/study/answer/answer-notices.tsx';
import { todaysMix } from '../learner/learner-place.ts';
import { keepIfRoom } from '../lib/device/web-storage.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { decksInUseQuery } from '../queries/decks.ts';

type TogetherProps = Pick<ConsoleProps, 'place' | 'onPush' | 'onReplace'>;

/**
 * Side-by-side study: the grown-up holds the device and sees question and answer, the child only speaks. Waiting answers are sent on every tab of the console.
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

/** @returns the same `OutboxPlace` object for a grown-up every time */
function outboxPlaceOf(userId: string): OutboxPlace {
  const place = places.get(userId) ?? { userId };
  places.set(userId, place);
  return place;
}

/** Sends waiting answers. Badges are not celebrated on this device but on the child's own. */
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

/** Shows the choice of a deck, then the session. */
function StudyTogether({ place, learnerId, onPush, onReplace }: TogetherProps & { readonly learnerId: string }) {
  const { t } = useLingui();
  const { householdId, tab, deckId } = place;
  const learner = useQuery(learnersQuery(householdId)).data?.find(({ id }) => id === learnerId);
  const name = learner?.name ?? t`the child`;
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

/** Records in this browser that a grown-up has studied with a child here. From then on, the console sends answers that wait on this device. */
function noteTogether(): void {
  keepIfRoom('flashspark.together', 'yes');
}

interface ChooseDeckProps {
  readonly householdId: string;
  readonly learner: Learner | undefined;
  readonly name: string;
  readonly onOpen: (deckId: string) => void;
  readonly onLeave: () => void;
}

function ChooseDeck({ householdId, learner, name, onOpen, onLeave }: ChooseDeckProps) {
  const { t } = useLingui();
  usePageTitle(t`Study with ${name}`);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  return (
    <div className="stack gap-4">
      <BackButton onPress={onLeave} />
      <header className="row gap-4">
        {learner && <Avatar name={learner.avatar} size={56} />}
        <div>
          <h2 ref={titleRef} tabIndex={-1} className="breaks">
            {t`Study with ${name}`}
          </h2>
          <p className="muted">{t`You see both sides. ${name} says the answer out loud. You mark if it was right.`}</p>
        </div>
      </header>
      <AnswerNotices />
      <Decks householdId={householdId} onOpen={onOpen} />
    </div>
  );
}

function Decks({ householdId, onOpen }: Pick<ChooseDeckProps, 'householdId' | 'onOpen'>) {
  const { t } = useLingui();
  const decks = useQuery(decksInUseQuery(householdId));
  if (!decks.data)
    return (
      <NotLoaded
        of={decks}
        loading={t`Loading decks...`}
        failed={t`Failed to load decks`}
        className="deck-grid"
        height="88px"
        count={3}
      />
    );
  const filled = decks.data.filter(({ totalCards }) => totalCards > 0);
  if (filled.length === 0)
    return (
      <EmptyState
        icon={<Layers />}
        title={t`No cards yet`}
        text={t`Add cards to a deck under Create, then come back.`}
      />
    );
  return (
    <ul className="deck-grid">
      <li>
        <PressableCard onPress={() => onOpen(todaysMix.id)}>
          <strong className="breaks">{t`Today’s cards`}</strong>
          <p className="muted">{t`Everything due in all decks, in one go`}</p>
        </PressableCard>
      </li>
      {filled.map((deck) => (
        <li key={deck.id}>
          <PressableCard onPress={() => onOpen(deck.id)}>
            <strong dir="auto" className="breaks">
              {deck.name}
            </strong>
            <p className="muted">{t`${plural({ count: deck.totalCards }, { one: '# card', other: '# cards' })}`}</p>
          </PressableCard>
        </li>
      ))}
    </ul>
  );
}
