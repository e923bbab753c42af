import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowRight from 'virtual:icons/arrow-right';
import Check from 'virtual:icons/check';
import Flame from 'virtual:icons/flame';
import Layers from 'virtual:icons/layers';
import Play from 'virtual:icons/play';
import Star from 'virtual:icons/star';
import Undo from 'virtual:icons/undo-2';
import { useEffect, useRef } from 'react';
import { wordsOfSide } from '../../../../../shared/card-marks.ts';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import { SideText } from '../../../components/card-side/card-side.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Skeleton } from '../../../components/feedback/loading.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import { StatTile } from '../../../components/layout/facts.tsx';
import { useAccount } from '../../../lib/account/account.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { assignedWorkQuery, ownDecksQuery, streakQuery, todayQuery } from '../../../queries/home.ts';
import { forgetProgress } from '../../../queries/study.ts';
import { dot } from '../../../words/join-parts.ts';
import type { StudiedDeck } from '../../learner-place.ts';
import { Mascot, type Mood } from '../../../components/pictures/mascot.tsx';
import { useSpokenNews } from '../../read-aloud/use-reading.ts';
import { SaveStatus } from '../answer/answer-notices.tsx';
import { restLine } from '../answer/answer-feedback.tsx';
import { useOutboxState } from '../outbox/outbox-context.tsx';
import { deckOfCard, type MixedDeck, restsFromNow, type RunningSession, turnToAsked } from './running-session.ts';
import { findPraise, findStreakStep, findTamed, type NextStep, pickNext, type StreakStep } from './session-event.ts';
import styles from './session-summary.module.css';
import type { StudyView } from './use-study-session.ts';

interface SessionSummaryProps {
  readonly deckId: string;
  readonly result: Extract<StudyView, { kind: 'finished' }>;
  readonly onDone: () => void;
  readonly onKeepGoing: () => void;
  readonly onNext: (deck: StudiedDeck) => void;
  readonly onTakeBack: (() => void) | undefined;
}

/** Asks the browser to keep what the learner has studied. The code for it comes with the first summary, so that no card waits for it. */
const keepStorage = async () => await (await import('../../../lib/device/installed-app.ts')).requestPersistentStorage();

export function SessionSummary({ deckId, result, onDone, onKeepGoing, onNext, onTakeBack }: SessionSummaryProps) {
  const { t } = useLingui();
  const { cards, rightFirstTime, running } = result;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { next, streakStep } = useAfterwards(deckId, running);
  const newest = running.session.cards.find(({ id }) => id === running.answers.at(-1)?.cardId);
  const isLastResting = newest !== undefined && restsFromNow(running, newest);
  const isDoneForToday = next?.kind === 'done-for-today';
  const words = findPraise(result);
  const praise = isDoneForToday ? t`Done for today! ${words}` : words;
  useSpokenNews(praise);
  useEffect(() => headingRef.current?.focus(), []);
  useEffect(() => void keepStorage().catch(() => undefined), []);
  return (
    <div className={joinClasses(styles.summary, 'centred gap-3')}>
      <div className={joinClasses(styles.stage, 'middle')}>
        <Mascot mood={pickMood(streakStep, isDoneForToday)} size={128} />
      </div>
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl relative balanced">
        {praise}
      </h2>
      {streakStep && <StreakWent {...streakStep} />}
      <div className={joinClasses(styles.tiles, 'stack gap-3 full text-start')}>
        <StatTile
          tone="brand"
          icon={<Layers />}
          value={cards}
          label={t`${plural(cards, { one: 'card studied', other: 'cards studied' })}`}
        />
        <StatTile tone="spark" icon={<Star />} value={rightFirstTime} label={t`right the first time`} />
      </div>
      <Tamed running={running} />
      {isLastResting && <p className="muted relative">{t(restLine)}</p>}
      {running.session.decks && <PracticedDecks decks={running.session.decks} cards={running.session.cards} />}
      <div className="stack gap-3 above-2 full">
        <NextActions next={next} onDone={onDone} onKeepGoing={onKeepGoing} onNext={onNext} />
        {onTakeBack && <Button variant="quiet" icon={<Undo />} onClick={onTakeBack}>{t`Undo the last answer`}</Button>}
      </div>
      <SaveStatus />
    </div>
  );
}

function pickMood(streakStep: StreakStep | undefined, isDoneForToday: boolean): Mood {
  if (streakStep) return 'streak';
  return isDoneForToday ? 'done' : 'right';
}

function StreakWent({ before, now }: StreakStep) {
  const { t } = useLingui();
  return (
    <p className={joinClasses(styles.streak, 'bold round tint-spark', 'row-wrap gap-1-2 justify-center')}>
      <Flame />
      <VisuallyHidden>
        {before === 0
          ? t`A new streak starts: 1 day.`
          : t`${plural(now, {
              one: `Your streak went up from ${before} to # day.`,
              other: `Your streak went up from ${before} to # days.`,
            })}`}
      </VisuallyHidden>
      <span aria-hidden="true" className={joinClasses(styles.step, 'row-wrap gap-1-2 justify-center')}>
        {before > 0 && (
          <>
            <span className="figures text-xl">{before}</span>
            <ArrowRight />
          </>
        )}
        <strong className={joinClasses(styles.now, 'in-ink tight figures text-3xl heavy')}>{now}</strong>
        {before === 0
          ? t`day: your streak starts!`
          : t`${plural(now, { one: 'day in a row', other: 'days in a row' })}`}
      </span>
    </p>
  );
}

function Tamed({ running }: { readonly running: RunningSession }) {
  const { t } = useLingui();
  const found = findTamed(running);
  if (!found) return <p className="muted relative">{t`Your memory just got a little stronger.`}</p>;
  const card = turnToAsked(found);
  const { format } = deckOfCard(running.session, found);
  return (
    <div className={joinClasses(styles.tamed, 'stack gap-1 full pad-3-4 rounded-card')}>
      <p className="bold text-s in-right">{t`Tricky before, yours now:`}</p>
      <p className="row-wrap justify-center gap-0-2">
        <SideText
          as="span"
          text={wordsOfSide(card.front, card.frontMedia)}
          format={format}
          className="clamp muted max-full"
        />
        <VisuallyHidden> {t({ message: 'is', comment: 'Between a question and its answer' })} </VisuallyHidden>
        <ArrowRight className={styles.turnsTo} />
        <SideText
          as="span"
          text={wordsOfSide(card.back, card.backMedia)}
          format={format}
          className="clamp heavy max-full"
        />
      </p>
    </div>
  );
}

function describeKeepingOn({ cards, minutes }: Pick<Extract<NextStep, { kind: 'same' }>, 'cards' | 'minutes'>): string {
  return minutes === undefined
    ? t`Keep going (${cards} more today)`
    : t`${plural(minutes, { one: 'Keep going (# minute more today)', other: 'Keep going (# minutes more today)' })}`;
}

interface NextActionsProps extends Pick<SessionSummaryProps, 'onDone' | 'onKeepGoing' | 'onNext'> {
  readonly next: NextStep | undefined;
}

/** Buttons for the next step and for Done. The Done button keeps its position when the next step has loaded. */
function NextActions({ next, onDone, onKeepGoing, onNext }: NextActionsProps) {
  const { t } = useLingui();
  const isGoingOn = next?.kind === 'same' || next?.kind === 'deck';
  return (
    <>
      {next === undefined && <Skeleton height="52px" />}
      {next?.kind === 'deck' && (
        <Button variant="primary" isWide icon={<Play />} onClick={() => onNext(next.deck)}>
          <span dir="auto">{t`Next: ${{ deck: next.deck.name }}, ${{ cards: next.cards }}`}</span>
        </Button>
      )}
      {next?.kind === 'same' && (
        <Button variant="primary" isWide icon={<Play />} onClick={onKeepGoing}>
          {describeKeepingOn(next)}
        </Button>
      )}
      <Button
        variant={isGoingOn || next === undefined ? 'secondary' : 'primary'}
        isWide
        icon={<Check />}
        onClick={onDone}
      >{t`Done`}</Button>
      {next?.kind === 'done-for-today' && next.more > 0 && (
        <Button variant="quiet" icon={<Play />} onClick={onKeepGoing}>{t`A little more`}</Button>
      )}
    </>
  );
}

function PracticedDecks({ decks, cards }: { readonly decks: readonly MixedDeck[]; readonly cards: readonly Card[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`What you practiced`} className={joinClasses(styles.practiced, 'wrap gap-2 justify-center')}>
      {decks.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
          <span className="heavy">
            {dot}
            {t`${plural({ count: cards.filter(({ deckId }) => deckId === id).length }, { one: '# card', other: '# cards' })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Afterwards {
  /** The suggested next step; undefined while loading. */
  readonly next?: NextStep;
  readonly streakStep?: StreakStep | undefined;
}

/** Fetches the Home screen's data once the server has all answers; Home then finds the data in the cache. When offline, the data is computed on this device. */
function useAfterwards(deckId: string, running: RunningSession): Afterwards {
  const { isEmpty, isOffline, isHeldUp } = useOutboxState();
  const learnerId = useAccount().me.learner?.id ?? '';
  const queryClient = useQueryClient();
  const enabled = isEmpty || isOffline;
  useEffect(() => {
    // Refetch the progress, so that this device includes the unsent answers when it computes it.
    if (isOffline && !isEmpty) void forgetProgress(queryClient);
  }, [isOffline, isEmpty, queryClient]);
  const today = useQuery({ ...todayQuery, enabled });
  const streak = useQuery({ ...streakQuery(learnerId), enabled });
  const decks = useQuery({ ...ownDecksQuery, enabled });
  const work = useQuery({ ...assignedWorkQuery(learnerId), enabled });
  if (!enabled && isHeldUp) return { next: { kind: 'stop' } };
  if (!enabled || [today, streak, decks, work].some(({ isFetching }) => isFetching)) return {};
  const waiting = { today: today.data ?? undefined, decks: decks.data ?? [], work: work.data ?? [] };
  return {
    next: pickNext(deckId, waiting, new Date(work.dataUpdatedAt)),
    streakStep: findStreakStep(running, streak.data, today.data),
  };
}
