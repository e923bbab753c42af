import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { useEffect, useRef } from 'react';
import type { Learner } from '../../../shared/schemas/learner.ts';
import { Avatar } from '../components/avatars/avatar.tsx';
import { BackButton } from '../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../components/feedback/messages.tsx';
import { PressableCard } from '../components/layout/card.tsx';
import { AnswerNotices } from '../learner/study/answer/answer-notices.tsx';
import { todaysMix } from '../learner/learner-place.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { decksInUseQuery } from '../queries/decks.ts';
import { countOf } from '../words/counts.ts';
import styles from './together.module.css';

interface ChooseDeckProps {
  readonly householdId: string;
  readonly learner: Learner | undefined;
  readonly name: string;
  readonly onOpen: (deckId: string) => void;
  readonly onLeave: () => void;
}

/** What the two of them study. */
export function ChooseDeck({ householdId, learner, name, onOpen, onLeave }: ChooseDeckProps) {
  usePageTitle(`Study with ${name}`);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.choice}>
      <BackButton onPress={onLeave} />
      <header className={styles.person}>
        {learner && <Avatar name={learner.avatar} size={56} />}
        <div>
          <h2 ref={titleRef} tabIndex={-1}>
            Study with {name}
          </h2>
          <p className={styles.hint}>
            You see question and answer. {name} says the answer aloud, and you press whether it was right.
          </p>
        </div>
      </header>
      <AnswerNotices />
      <Decks householdId={householdId} onOpen={onOpen} />
    </div>
  );
}

function Decks({ householdId, onOpen }: Pick<ChooseDeckProps, 'householdId' | 'onOpen'>) {
  const decks = useQuery(decksInUseQuery(householdId));
  if (!decks.data) return <NotLoaded of={decks} what="decks" className={styles.decks} height="88px" count={3} />;
  const filled = decks.data.filter(({ totalCards }) => totalCards > 0);
  if (filled.length === 0)
    return <EmptyState icon={<Layers />} title="No cards yet" text="Fill a deck under Create, then come back." />;
  return (
    <ul className={styles.decks}>
      <li>
        <PressableCard onPress={() => onOpen(todaysMix.id)}>
          <strong>Today’s cards</strong>
          <p className={styles.hint}>What waits in all decks, in one portion</p>
        </PressableCard>
      </li>
      {filled.map((deck) => (
        <li key={deck.id}>
          <PressableCard onPress={() => onOpen(deck.id)}>
            <strong dir="auto">{deck.name}</strong>
            <p className={styles.hint}>{countOf(deck.totalCards, 'card')}</p>
          </PressableCard>
        </li>
      ))}
    </ul>
  );
}
