import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Circle from 'virtual:icons/circle';
import CircleCheck from 'virtual:icons/circle-check';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { LearnerToday } from '../../../../shared/schemas/activity.ts';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import type { FirstStepPlace } from '../../lib/page/console-place.ts';
import { Button } from '../../components/controls/button.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { FoldingCard } from '../../components/layout/folding-card.tsx';
import { decksQuery } from '../../queries/decks.ts';
import { devicesQuery } from '../../queries/devices.ts';
import { householdQuery } from '../../queries/households.ts';
import styles from './learners-tab.module.css';
import { keepIfRoom, localStore } from '../../lib/device/web-storage.ts';
import { findHardNews, type HardCard } from './hard-cards.ts';
import type { NextDecksProps } from './next-decks.tsx';
import { MinutesOffer } from './minutes-offer.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { WeeklyMailOffer } from './weekly-mail-offer.tsx';

/** Separate chunks, because the home renders without them. The next decks bring what makes a deck. */
const HandOverDialog = lazyScreen(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);
const NextDecks = lazyScreen(async () => {
  try {
    return (await import('./next-decks.tsx')).NextDecks;
  } catch {
    // The other hints need none of it.
    return ({ children }: NextDecksProps) => children;
  }
}, 'making');

const keyOf = (householdId: string) => `flashspark.checklist.${householdId}` as const;

/** @returns whether the list was dismissed in this browser, or completed */
function isPutAway(householdId: string): boolean {
  return localStore().getItem(keyOf(householdId)) !== null;
}

interface FirstStep {
  readonly words: string;
  readonly isDone: boolean;
  /** Leads to where the user completes the step; undefined while another step comes first. */
  readonly onPress?: (() => void) | undefined;
}

interface HomeHintsProps {
  readonly householdId: string;
  readonly learners: readonly Learner[];
  readonly today: readonly LearnerToday[];
  readonly onOpen: (place: FirstStepPlace) => void;
  /** Whether the grown-ups are asked to agree to what is stored: then the screen's primary button is not here. */
  readonly isAsked: boolean;
  /** Called with whether the screen's primary button stands here. */
  readonly onLead: (isLeading: boolean) => void;
  /** Called when a hint is dismissed: its button goes, so the focus moves elsewhere. */
  readonly onDismissed: () => void;
  /** The frequently missed card that is open. */
  readonly opened: HardCard | undefined;
}

/** What the grown-ups' home says below the children: one thing at a time with one thing to press, until it is answered or done. The offers wait for the first session. */
export function HomeHints(props: HomeHintsProps) {
  const { learners, today, opened } = props;
  // An only child's card that points to a hard card leaves no room above the fold.
  const isFull = learners.length === 1 && today.some((one) => findHardNews(one, opened));
  const [isWaiting, setIsWaiting] = useState(isFull);
  const [handed, setHanded] = useState<Learner>();
  // Hints that are there stay when a card gets hard, because something in them may be open.
  if (isWaiting && !isFull) setIsWaiting(false);
  if (isWaiting) return null;
  return (
    <>
      <Hints {...props} onHandOver={setHanded} />
      <Suspense fallback={null}>
        {handed && <HandOverDialog learner={handed} onClose={() => setHanded(undefined)} />}
      </Suspense>
    </>
  );
}

interface HintsProps extends Omit<HomeHintsProps, 'opened'> {
  /** Opens what hands this device over. It stays open when the hints below it change. */
  readonly onHandOver: (learner: Learner) => void;
}

function Hints(props: HintsProps) {
  const { householdId, learners, today, onDismissed } = props;
  // Only a mastered ready deck leads to another one. Later offers wait for the next visit anyway.
  const [mayGoOn] = useState(() => today.some(({ readyDecks }) => readyDecks?.some(({ isMastered }) => isMastered)));
  if (!today.some(({ totalCardsStudied }) => totalCardsStudied > 0)) return <FirstChecklist {...props} />;
  const others = (
    <PasskeyOffer onDismissed={onDismissed}>
      <WeeklyMailOffer householdId={householdId} onDismissed={onDismissed}>
        <FirstChecklist {...props}>
          <MinutesOffer learners={learners} />
        </FirstChecklist>
      </WeeklyMailOffer>
    </PasskeyOffer>
  );
  if (!mayGoOn) return others;
  return (
    <Suspense fallback={others}>
      <NextDecks householdId={householdId} learners={learners} today={today} onDismissed={onDismissed}>
        {others}
      </NextDecks>
    </Suspense>
  );
}

interface FirstChecklistProps extends HintsProps {
  /** Shown once the list is completed or dismissed. */
  readonly children?: ReactNode;
}

/** A new family's first steps, until all are done or the list is dismissed. */
function FirstChecklist(props: FirstChecklistProps) {
  const { t } = useLingui();
  const { householdId, learners, today, onOpen, isAsked, onLead, onHandOver, onDismissed, children } = props;
  const [isAway, setIsAway] = useState(() => isPutAway(householdId));
  const hasStudied = today.some(({ totalCardsStudied }) => totalCardsStudied > 0);
  // What leads a family that has not begun cannot be hidden.
  const enabled = !isAway || !hasStudied;
  const decks = useQuery({ ...decksQuery(householdId), enabled });
  const household = useQuery({ ...householdQuery(householdId), enabled });
  const devices = useQuery({ ...devicesQuery(householdId), enabled });
  const isKnown = [decks, household, devices].every(({ data }) => data !== undefined);
  const grownUps = (household.data?.memberCount ?? 0) - learners.filter(({ userId }) => userId !== undefined).length;
  // Handing over registers a grown-up's own device too, which is not yet the child's.
  const hasDevice = devices.data?.some(({ isHandedOver }) => !isHandedOver) ?? false;
  const [child] = learners;
  const hasDecks = decks.data?.some(({ totalCards }) => totalCards > 0) ?? false;
  const makeDeck = () => onOpen({ tab: 'create' });
  const steps: readonly FirstStep[] = [
    { words: t`Add a child`, isDone: learners.length > 0 },
    { words: t`Make or import a deck`, isDone: hasDecks, onPress: makeDeck },
    {
      words: t`Let a child study their first card`,
      isDone: hasStudied,
      onPress: child && hasDecks ? () => onHandOver(child) : undefined,
    },
    {
      words: t`Invite a second grown-up`,
      isDone: grownUps > 1,
      onPress: () => onOpen({ tab: 'settings', area: 'people' }),
    },
    {
      words: t`Set up your child’s device`,
      isDone: hasDevice,
      onPress: () => onOpen({ tab: 'settings', area: 'device' }),
    },
  ];
  const isOver = isKnown && steps.every(({ isDone }) => isDone);
  if (isOver && !isAway) setIsAway(true);
  useEffect(() => {
    if (isAway) keepIfRoom(keyOf(householdId), 'away');
  }, [isAway, householdId]);

  // Without a deck a child can do nothing. Then the card has one button and does not fold.
  const isLeading = isKnown && child !== undefined && !hasDecks && !hasStudied;
  useEffect(() => {
    onLead(isLeading);
    return () => onLead(false);
  }, [isLeading, onLead]);

  if (isAway && !isLeading) return children;
  if (!isKnown) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const title = t`First steps: ${done} of ${{ all: steps.length }}`;
  if (isLeading) {
    return (
      <SectionCard title={title}>
        <Button variant={isAsked ? 'secondary' : 'primary'} onClick={makeDeck}>{t`Make or import a deck`}</Button>
      </SectionCard>
    );
  }
  return (
    <FoldingCard title={title} line={next && t`Next: ${{ step: next.words }}`}>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.words} {...step} />
        ))}
      </ul>
      <Button
        variant="quiet"
        onClick={() => {
          setIsAway(true);
          onDismissed();
        }}
      >
        {t`Hide the first steps`}
      </Button>
    </FoldingCard>
  );
}

function Step({ words, isDone, onPress }: FirstStep) {
  const { t } = useLingui();
  return (
    <li className="row gap-3 icon-brand target-high">
      {isDone ? <CircleCheck /> : <Circle />}
      {isDone || !onPress ? (
        <span>
          {words}
          {isDone && (
            <VisuallyHidden>{t({ message: ', done', comment: 'Read aloud after the name of a step' })}</VisuallyHidden>
          )}
        </span>
      ) : (
        <button type="button" className={styles.stepLink} onClick={onPress}>
          {words}
        </button>
      )}
    </li>
  );
}
