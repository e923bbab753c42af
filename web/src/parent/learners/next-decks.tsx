import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { findNextDeck, type NextDeck } from '../../../../shared/library/paths.ts';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { madeDeckQuery } from '../../queries/library.ts';
import { shelfWords } from '../../words/shelf/shelf-words.ts';
import { listWishes } from '../../words/word-wish.ts';
import { browserDevices, type ImportDevices } from '../create/import/devices.ts';
import { listDeckIds } from '../create/import/import-job.ts';
import { Taken, useTaking } from '../create/library/take-deck.tsx';

type TakingDevices = Omit<ImportDevices, 'readFile'>;

interface NextDecksProps {
  readonly householdId: string;
  readonly learners: readonly Learner[];
  readonly today: readonly LearnerToday[] | undefined;
  readonly devices?: TakingDevices;
  /** Shown if there is nothing to offer. */
  readonly children?: ReactNode;
}

interface Offer {
  readonly learner: Learner;
  readonly next: NextDeck;
}

/** For each child who has mastered a ready deck: the next level of it, to take and to give with one press each. */
export function NextDecks(props: NextDecksProps) {
  const { householdId, learners, today = [], devices = browserDevices, children } = props;
  /** The offers that a grown-up has accepted. They stay until the screen is left, because the family then has their decks. */
  const [accepted, setAccepted] = useState<readonly Offer[]>([]);
  const offers = learners.flatMap(
    (learner) => accepted.find((one) => one.learner.id === learner.id) ?? findOffer(learner, today) ?? [],
  );
  if (offers.length === 0) return children;
  return offers.map((offer) => (
    <NextDeckOffer
      key={offer.learner.id}
      householdId={householdId}
      offer={offer}
      devices={devices}
      onAccept={() => setAccepted((before) => [...before.filter((one) => one !== offer), offer])}
    />
  ));
}

function findOffer(learner: Learner, today: readonly LearnerToday[]): Offer | undefined {
  const ready = today.find(({ learnerId }) => learnerId === learner.id)?.readyDecks ?? [];
  for (const one of ready) {
    const next = one.isMastered && findNextDeck(one, ready, listWishes());
    if (next) return { learner, next };
  }
  return undefined;
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
}

function NextDeckOffer({ householdId, offer, devices, onAccept }: NextDeckOfferProps) {
  const { learner, next } = offer;
  const { t } = useLingui();
  const { run, start, take } = useTaking(householdId, devices);
  const made = useQuery(madeDeckQuery(next.deck, next.choices));
  if (!made.data) return null;
  const count = made.data.cards.length;
  const isCutOff = run.status === 'failed' || run.status === 'stopped';
  return (
    <SectionCard title={describeOffer(offer)}>
      <p>
        <bdi>{made.data.name}</bdi> · {t`${plural(count, { one: '# card', other: '# cards' })}`}
      </p>
      {run.status === 'failed' && <Banner tone="error">{describeFailure(run.error, t`Failed to add the deck`)}</Banner>}
      {run.status === 'done' ? (
        <Taken householdId={householdId} deckId={listDeckIds(run.job)[0] ?? ''} learnerId={learner.id} />
      ) : (
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
      )}
    </SectionCard>
  );
}
