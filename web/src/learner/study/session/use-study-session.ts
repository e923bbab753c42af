import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Card } from '../../../../../shared/schemas/deck.ts';
import type { Rating, SessionMode } from '../../../../../shared/schemas/study.ts';
import { useAccount } from '../../../lib/account/account.tsx';
import { studyDayHere } from '../../../lib/device/device-time.ts';
import { countAwaited } from '../../../lib/page/quiet-page.ts';
import { useOngoingWork } from '../../../lib/page/unsaved-work.ts';
import { forgetProgress, startStudySession } from '../../../queries/study.ts';
import { useOutbox } from '../outbox/outbox-context.tsx';
import type { StudyStep } from '../outbox/study-store.ts';
import { isSamePlace, replaceCard, restsFromNow, type RunningSession, summarizeSession } from './running-session.ts';
import { type AnswerManner, makeReviewId, takeAnswer, takeBackAnswer } from './take-answer.ts';
import { keptStudyOf, type OpenedStudy, openStudy } from './open-study.ts';

type LastRating = Rating | 'resting' | 'taken-back';

export type StudyView =
  | { readonly kind: 'opening' }
  | Exclude<OpenedStudy, { kind: 'studying' }>
  | {
      readonly kind: 'studying';
      readonly running: RunningSession;
      /** When the card was shown, as a `performance.now()` timestamp. */
      readonly askedAt: number;
      readonly isAnswerShown: boolean;
      /** The session before the newest answer, which is already stored. The answered card stays visible until the learner continues. */
      readonly lookedAt?: RunningSession;
      /** Result of the previous answer: its rating, `resting` if its card rests now, or `taken-back` if the current card is asked again because of that. */
      readonly lastRating?: LastRating;
    }
  | {
      readonly kind: 'finished';
      readonly running: RunningSession;
      readonly cards: number;
      readonly rightFirstTime: number;
    };

export interface StudySession {
  readonly view: StudyView;
  readonly showAnswer: () => void;
  readonly answer: (rating: Rating, manner?: AnswerManner) => void;
  /** Called to continue after a wrong choice, while the card shows the correct answer. */
  readonly goOn: () => void;
  /** Takes back the newest answer and asks its card again; undefined if there is none. */
  readonly takeBack: (() => void) | undefined;
  /** Opens the deck again with due cards, or with `all` cards. */
  readonly open: (mode: SessionMode) => void;
  /** Shows and stores an edited card. */
  readonly changeCard: (card: Card) => void;
}

interface StudyOptions {
  /** Learner for whom a grown-up runs the session. The answer is then visible from the start. */
  readonly learnerId?: string | undefined;
  /** Whether the deck was assigned, see `StudiedDeck`. */
  readonly isGiven?: boolean | undefined;
  /** Starts a session of cards that this device chose, instead of that of the deck. Must be the same function each time. */
  readonly start?: typeof startStudySession | undefined;
}

/** Runs a study session. Calls `onFailed` if the deck can't be opened. */
export function useStudySession(
  deckId: string,
  onFailed: (error: unknown) => void,
  { learnerId, isGiven, start }: StudyOptions = {},
): StudySession {
  const [view, setView] = useState<StudyView>({ kind: 'opening' });
  const open = useOpening({ deckId, learnerId, isGiven, start }, setView, onFailed);
  const { record, takeBack } = useRecording(setView, open);
  const outbox = useOutbox();
  const running = view.kind === 'studying' || view.kind === 'finished' ? view.running : undefined;
  const newest = running?.answers.at(-1);
  useOtherTabs(view, setView, open);
  useOngoingWork(view.kind === 'studying');
  useSendingOnLeave();
  return {
    view,
    open,
    showAnswer: () => {
      if (view.kind === 'studying')
        setView({ kind: 'studying', running: view.running, askedAt: view.askedAt, isAnswerShown: true });
    },
    answer: (rating, manner) => {
      // In multiple choice, the learner answers before the correct answer is shown. A grown-up sees the answer from the start.
      const isSeen = manner?.mode === 'choose' || learnerId !== undefined;
      const isAnswer = view.kind === 'studying' && !view.lookedAt && (view.isAnswerShown || isSeen);
      if (isAnswer) void record(view, rating, manner);
    },
    goOn: () => {
      if (view.kind === 'studying' && view.lookedAt)
        setView(showQuestion(view.running, tellResult(view.running, 'wrong')));
    },
    changeCard: (card) => {
      if (view.kind !== 'studying') return;
      const changed = replaceCard(view.running, card);
      setView({ ...view, running: changed });
      void outbox.saveSession(changed);
    },
    takeBack: running && newest?.id !== undefined ? () => void takeBack(running) : undefined,
  };
}

type AskedCard = Extract<StudyView, { kind: 'studying' }>;
type SetView = (view: StudyView) => void;
type Open = (mode?: SessionMode) => void;

interface StudiedBy extends StudyOptions {
  readonly deckId: string;
}

function useOpening(
  { deckId, learnerId, isGiven, start }: StudiedBy,
  setView: SetView,
  onFailed: (error: unknown) => void,
): Open {
  const { me } = useAccount();
  const outbox = useOutbox();
  const [request, setRequest] = useState<{ readonly mode?: SessionMode | undefined }>({});
  const handleFailed = useEffectEvent(onFailed);
  useEffect(() => {
    let isCurrent = true;
    const now = outbox.now();
    const kept = learnerId === undefined ? keptStudyOf(me.id, now) : undefined;
    const sources = { outbox, startSession: start ?? startStudySession, kept, now, dayOf: studyDayHere };
    const wish = { userId: me.id, deckId, learnerId, isGiven, isChosenHere: start !== undefined, mode: request.mode };
    const show = async (): Promise<void> => {
      try {
        const opened = await countAwaited(openStudy(wish, sources));
        if (isCurrent) setView(opened.kind === 'studying' ? showQuestion(opened.running) : opened);
      } catch (error) {
        if (isCurrent) handleFailed(error);
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [deckId, isGiven, learnerId, me.id, outbox, request, setView, start]);
  return (mode) => {
    setView({ kind: 'opening' });
    setRequest({ mode });
  };
}

interface Recording {
  readonly record: (asked: AskedCard, rating: Rating, manner?: AnswerManner) => Promise<void>;
  readonly takeBack: (running: RunningSession) => Promise<void>;
}

/** Stores an answer or take-back, then shows the next view synchronously. Ignores presses until it is stored. */
function useRecording(setView: SetView, open: Open): Recording {
  const outbox = useOutbox();
  const isBusy = useRef(false);
  const store = async (step: StudyStep | undefined, next: (step: StudyStep) => StudyView): Promise<void> => {
    if (!step || isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await outbox.record(step, () => flushSync(() => setView(next(step)))))) open();
    } finally {
      isBusy.current = false;
    }
  };
  return {
    record: async ({ running, askedAt }, rating, manner) => {
      const now = outbox.now();
      const answer = { rating, id: makeReviewId(now), now, msTaken: performance.now() - askedAt, ...manner };
      await store(takeAnswer(running, answer), ({ before, after, isLast }) => {
        if (isLast) return { kind: 'finished', running: after, ...summarizeSession(after) };
        const isLookedAt = manner?.mode === 'choose' && rating === 'wrong';
        return isLookedAt
          ? { kind: 'studying', running: after, askedAt, isAnswerShown: true, lookedAt: before }
          : showQuestion(after, tellResult(after, rating));
      });
    },
    takeBack: async (running) => await store(takeBackAnswer(running), ({ after }) => showQuestion(after, 'taken-back')),
  };
}

/** Sends waiting answers on unmount, so that the next screen shows current counts. When offline, this device computes the counts. */
function useSendingOnLeave(): void {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const leave = useEffectEvent(async () => {
    await outbox.sendNow();
    const { isOffline, isEmpty } = outbox.readState();
    if (isOffline && !isEmpty) await forgetProgress(queryClient);
  });
  useEffect(() => () => void leave(), []);
}

/** Updates the view when another tab continues the session. */
function useOtherTabs(view: StudyView, setView: SetView, open: Open): void {
  const outbox = useOutbox();
  const follow = useEffectEvent(async () => {
    if (view.kind !== 'studying') return;
    const stored = await outbox.findSession(view.running.deckId);
    if (!stored) open();
    else if (!isSamePlace(stored, view.running)) setView(showQuestion(stored));
  });
  useEffect(() => outbox.subscribeToTabs(() => void follow()), [outbox]);
}

/** Returns the result of the newest answer. */
function tellResult(running: RunningSession, rating: Rating): LastRating {
  const card = running.session.cards.find(({ id }) => id === running.answers.at(-1)?.cardId);
  return card && rating === 'wrong' && restsFromNow(running, card) ? 'resting' : rating;
}

function showQuestion(running: RunningSession, lastRating?: LastRating): StudyView {
  return {
    kind: 'studying',
    running,
    askedAt: performance.now(),
    isAnswerShown: false,
    ...(lastRating && { lastRating }),
  };
}
