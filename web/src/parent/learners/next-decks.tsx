import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { writeChoices } from '../../../../shared/library/catalogue.ts';
import { findNextDeck, type NextDeck } from '../../../../shared/library/paths.ts';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { FoldingCard } from '../../components/layout/folding-card.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { keepIfRoom, localStore } from '../../lib/device/web-storage.ts';
import { madeDeckQuery } from '../../queries/library.ts';
import { dot, joinParts } from '../../words/join-parts.ts';
import { shelfWords } from '../../words/shelf/shelf-words.ts';
import { listWishes } from '../../words/word-wish.ts';
import { browserDevices, type ImportDevices } from '../create/import/devices.ts';
import { listDeckIds } from '../create/import/import-job.ts';
import { Taken, useTaking } from '../create/library/take-deck.tsx';

type TakingDevices = Omit<ImportDevices, 'readFile'>;

export interface NextDecksProps {
  readonly householdId: string;
  readonly learners: readonly Learner[];
  readonly today: readonly LearnerToday[];
  readonly devices?: TakingDevices;
  /** Called when the offer is declined: its button goes, so the focus moves elsewhere. */
  readonly onDismissed: () => void;
  /** Shown if there is nothing to offer. */
  readonly children?: ReactNode;
}

interface Offer {
  readonly key: `flashspark.checklist.${string}`;
  readonly learner: Learner;
  readonly next: NextDeck;
}

/** For the first child who has mastered a ready deck: the next level of it, to take and to give with one press each. */
export function NextDecks(props: NextDecksProps) {
  const { householdId, learners, today, devices = browserDevices, onDismissed, children } = props;
  // Later offers wait for the next visit, because something may be open in what stands here instead.
  const [first, setFirst] = useState(() => listOffers(learners, today)[0]);
  /** An accepted offer stays until the screen is left, because the family then has its deck. */
  const [isAccepted, setIsAccepted] = useState(false);
  const offer = isAccepted ? first : listOffers(learners, today).find(({ key }) => key === first?.key);
  if (!offer) return children;
  return (
    <NextDeckOffer
      householdId={householdId}
      offer={offer}
      devices={devices}
      onAccept={() => setIsAccepted(true)}
      onDecline={() => {
        keepIfRoom(offer.key, 'away');
        setFirst(undefined);
        setIsAccepted(false);
        onDismissed();
      }}
    >
      {children}
    </NextDeckOffer>
  );
}

/** @returns what comes after the decks that the children have mastered, without what was declined in this browser */
function listOffers(learners: readonly Learner[], today: readonly LearnerToday[]): readonly Offer[] {
  return learners.flatMap((learner) => {
    const ready = today.find(({ learnerId }) => learnerId === learner.id)?.readyDecks ?? [];
    return ready.flatMap((one): Offer[] => {
      const next = one.isMastered && findNextDeck(one, ready, listWishes());
      if (!next) return [];
      const key = `flashspark.checklist.${learner.id}.${next.deck.id}?${writeChoices(next.choices) ?? ''}` as const;
      return localStore().getItem(key) === null ? [{ key, learner, next }] : [];
    });
  });
}

function describeOffer({ learner: { name }, next: { deck, level, choices } }: Offer): string {
  if (level !== undefined) return t`Level ${level} is ready for ${name}`;
  const deckName = shelfWords.say(deck.name);
  return choices['topic'] === undefined
    ? t`“${deckName}” is ready for ${name}`
    : t`The next topic is ready for ${name}`;
}

interface NextDeckOfferProps {
  readonly householdId: string;
  readonly offer: Offer;
  readonly devices: TakingDevices;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  /** Shown if the deck can't be made. */
  readonly children: ReactNode;
}

function NextDeckOffer({ householdId, offer, devices, onAccept, onDecline, children }: NextDeckOfferProps) {
  const { learner, next } = offer;
  const { t } = useLingui();
  const { run, start, take } = useTaking(householdId, devices);
  const made = useQuery(madeDeckQuery(next.deck, next.choices));
  const [hasFailed, setHasFailed] = useState(false);
  // Another try must not take away what is shown instead.
  if (made.isLoadingError && !hasFailed) setHasFailed(true);
  if (hasFailed) return children;
  if (!made.data) return null;
  const count = made.data.cards.length;
  const size = t`${plural(count, { one: '# card', other: '# cards' })}`;
  const isCutOff = run.status === 'failed' || run.status === 'stopped';
  return (
    <FoldingCard title={describeOffer(offer)} line={joinParts([made.data.name, size])}>
      <p>
        <bdi>{made.data.name}</bdi>
        {dot}
        {size}
      </p>
      {run.status === 'failed' && <Banner tone="error">{describeFailure(run.error, t`Failed to add the deck`)}</Banner>}
      {run.status === 'done' ? (
        <Taken householdId={householdId} deckId={listDeckIds(run.job)[0] ?? ''} learnerId={learner.id} />
      ) : (
        <div className="wrap gap-2">
          <Button
            busyText={run.status === 'saving' && t`Adding...`}
            onClick={() => {
              onAccept();
              if (isCutOff && listDeckIds(run.job).length > 0) start(run.job);
              else take(next);
            }}
          >
            {isCutOff ? t({ message: 'Continue', comment: 'Continues what was stopped' }) : t`Add to our decks`}
          </Button>
          {run.status !== 'saving' && <Button variant="quiet" onClick={onDecline}>{t`Not now`}</Button>}
        </div>
      )}
    </FoldingCard>
  );
}
