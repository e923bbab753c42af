import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Layers from 'virtual:icons/layers';
import Check from 'virtual:icons/check';
import RotateCcw from 'virtual:icons/rotate-ccw';
import Star from 'virtual:icons/star';
import Target from 'virtual:icons/target';
import { Chip } from '../../../components/layout/chip.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Banner, EmptyState, NotLoaded } from '../../../components/feedback/messages.tsx';
import { describeError } from '../../../lib/api/describe-error.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { ownDecksQuery } from '../../../queries/home.ts';
import styles from './deck-list.module.css';
import { countReady } from '../../home/arrange-work.ts';
import { useGiven } from '../../home/use-given.ts';
import { useOutboxState } from '../outbox/outbox-context.tsx';
import { WaitingMark } from '../answer/answer-notices.tsx';
import type { StudiedDeck } from '../../learner-place.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { PressableCard } from '../../../components/layout/card.tsx';
import { DeckCover } from '../../../components/layout/deck-cover.tsx';
import { formatPercent } from '../../../words/counts.ts';

interface DeckListProps {
  readonly failure: { readonly target: StudiedDeck; readonly error: unknown } | undefined;
  readonly onStudy: (target: StudiedDeck) => void;
  readonly onDismissFailure: () => void;
}

export function DeckList({ failure, onStudy, onDismissFailure }: DeckListProps) {
  const { t } = useLingui();
  return (
    <div className="stack gap-4">
      {failure && (
        <Banner
          tone="error"
          action={<Button icon={<RotateCcw />} onClick={() => onStudy(failure.target)}>{t`Retry`}</Button>}
          onDismiss={onDismissFailure}
        >
          {t`We couldn’t open “${{ deck: failure.target.name }}”. ${{ reason: describeError(failure.error) }} Your answers are safe.`}
        </Banner>
      )}
      <Decks onStudy={onStudy} />
      <WaitingMark />
    </div>
  );
}

/** Fetches the decks. Waits until pending answers are sent, so that the server's counts include them. */
function useDecks() {
  const state = useOutboxState();
  const isSettled = state.isEmpty || state.isHeldUp || state.isOffline || !state.isLasting;
  return useQuery({ ...ownDecksQuery, enabled: (query) => isSettled || query.state.data === undefined });
}

function Decks({ onStudy }: Pick<DeckListProps, 'onStudy'>) {
  const { t } = useLingui();
  const decks = useDecks();
  const given = useGiven('deck');
  if (!decks.data)
    return (
      <NotLoaded
        of={decks}
        loading={t`Loading decks...`}
        failed={t`Failed to load decks`}
        className="card-list"
        height="124px"
        count={3}
      />
    );
  if (decks.data.length === 0) {
    return (
      <EmptyState
        icon={<Layers />}
        title={t`No decks available`}
        text={t`Ask your parent to create some decks for you!`}
        action={
          <Button
            icon={<RotateCcw />}
            busyText={decks.isFetching && t`Checking...`}
            onClick={() => void decks.refetch()}
          >{t`Check again`}</Button>
        }
      />
    );
  }
  return (
    <ul className="card-list">
      {decks.data.map((deck) => {
        const isGiven = given.some(({ resourceId }) => resourceId === deck.id);
        return (
          <li key={deck.id}>
            <DeckCard
              deck={deck}
              ready={countReady(deck, given)}
              isGiven={isGiven}
              onStudy={() => onStudy({ id: deck.id, name: deck.name, ...(isGiven && { isGiven }) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface DeckCardProps {
  readonly deck: Deck;
  /** Number of cards to study today. */
  readonly ready: number;
  readonly isGiven: boolean;
  readonly onStudy: () => void;
}

/** Deck as a pressable card that shows how many of its cards can be studied now. */
function DeckCard({ deck, ready, isGiven, onStudy }: DeckCardProps) {
  const { t } = useLingui();
  const { name, description, totalCards, accuracy } = deck;
  return (
    <PressableCard onPress={onStudy}>
      <span className={joinClasses(styles.deck, 'gap-4 flex')}>
        <DeckCover deck={deck} />
        <span className="stack gap-2 grows">
          <span dir="auto" className="card-name title breaks">
            {name}
          </span>
          {description && (
            <span dir="auto" className="card-text note clamp-3">
              {description}
            </span>
          )}
          <span className="row-wrap card-facts note figures above-1">
            {isGiven && (
              <Chip tone="brand">
                <Star />
                {t`For you`}
              </Chip>
            )}
            <span className="inline icon-s gap-1">{t`${plural(totalCards, { one: '# card', other: '# cards' })}`}</span>
            {accuracy !== undefined && (
              <span className="inline icon-s gap-1">
                <Target />
                {t`${{ percentage: formatPercent(accuracy) }} right`}
              </span>
            )}
            <Today ready={ready} totalCards={totalCards} />
          </span>
        </span>
      </span>
    </PressableCard>
  );
}

function Today({ ready, totalCards }: Pick<DeckCardProps, 'ready'> & Pick<Deck, 'totalCards'>) {
  const { t } = useLingui();
  if (ready > 0)
    return (
      <Chip tone="waiting" className={styles.today}>
        {t`${{ dueCards: ready }} ready`}
      </Chip>
    );
  if (totalCards === 0) return null;
  return (
    <Chip tone="right" className={styles.today}>
      <Check />
      {t`Done for today`}
    </Chip>
  );
}
