import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import Check from 'virtual:icons/check';
import Layers from 'virtual:icons/layers';
import Play from 'virtual:icons/play';
import { lazyScreen } from '../../../components/feedback/lazy-screen.tsx';
import { LoadingRegion, Skeleton } from '../../../components/feedback/loading.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useUndoKeys } from '../../../lib/page/use-undo-keys.ts';
import { AnswerNotices } from '../answer/answer-notices.tsx';
import { CardByCard } from './card-by-card.tsx';
import styles from './session-screen.module.css';
import { useStudySounds } from '../answer/study-sounds.ts';
import { type StudySession, useStudySession } from './use-study-session.ts';
import { type StudiedDeck, todaysMix } from '../../learner-place.ts';
import { useVoices } from '../../../lib/device/speech.ts';
import { useSpokenNews } from '../../read-aloud/use-reading.ts';
import { BackButton, Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/messages.tsx';

/** Separate chunk, because no card waits for the end of its session. */
export const SessionSummary = lazyScreen(async () => (await import('./session-summary.tsx')).SessionSummary);

interface SessionScreenProps {
  readonly target: StudiedDeck;
  readonly onNext: (deck: StudiedDeck) => void;
  readonly onLeave: () => void;
  readonly onFailed: (error: unknown) => void;
}

export function SessionScreen({ target, onNext, onLeave, onFailed }: SessionScreenProps) {
  usePageTitle(target.name);
  const session = useStudySession(target.id, onFailed, { isGiven: target.isGiven });
  const { view } = session;
  useUndoKeys(session.takeBack);
  const voices = useVoices();
  const playSound = useStudySounds(view.kind);
  if (view.kind === 'studying') {
    return (
      <CardByCard
        deckName={target.name}
        view={view}
        voices={voices}
        onShow={session.showAnswer}
        onAnswer={(rating, manner) => {
          playSound(rating);
          session.answer(rating, manner);
        }}
        onGoOn={session.goOn}
        onTakeBack={session.takeBack}
        onLeave={onLeave}
      />
    );
  }
  return (
    <div className={joinClasses(styles.screen, 'upright')}>
      <div className={joinClasses(styles.header, 'between gap-2')}>
        <BackButton onPress={onLeave} />
        <h1 dir="auto" className={joinClasses(styles.title, 'shrinks breaks text-l text-center')}>
          {target.name}
        </h1>
      </div>
      <AnswerNotices />
      <SessionBody target={target} session={session} onNext={onNext} onLeave={onLeave} />
    </div>
  );
}

interface SessionBodyProps extends Pick<SessionScreenProps, 'target' | 'onNext' | 'onLeave'> {
  readonly session: StudySession;
}

function SessionBody({ target, session: { view, open, takeBack }, onNext, onLeave }: SessionBodyProps): ReactNode {
  const { t } = useLingui();
  switch (view.kind) {
    case 'opening':
      return (
        <LoadingRegion
          label={t`Getting your cards ready...`}
          className={joinClasses(styles.loading, 'stack gap-4 fills')}
        >
          <Skeleton height="100%" />
          <Skeleton height="64px" />
        </LoadingRegion>
      );
    case 'empty':
      return <NoCards onLeave={onLeave} />;
    case 'caught-up':
      return (
        <CaughtUp
          text={view.text}
          more={target.id === todaysMix.id ? t`A few more cards` : t`Study anyway`}
          onMore={view.isAll ? undefined : () => open('all')}
          onLeave={onLeave}
        />
      );
    case 'finished':
      return (
        <Suspense fallback={<Skeleton height="320px" />}>
          <SessionSummary
            deckId={target.id}
            result={view}
            onDone={onLeave}
            onKeepGoing={() => open('due')}
            onNext={onNext}
            onTakeBack={takeBack}
          />
        </Suspense>
      );
    case 'studying':
      return null;
  }
}

interface CaughtUpProps {
  readonly text: string;
  /** What more there is: the deck's other cards for practice, or a few new ones. */
  readonly more: string;
  /** Undefined if that was asked for, and there is nothing more. */
  readonly onMore: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** Shown when nothing is due, with an offer of more. */
function CaughtUp({ text, more, onMore, onLeave }: CaughtUpProps) {
  const { t } = useLingui();
  useSpokenNews(t`All caught up! ${text}`);
  return (
    <EmptyState
      mood="done"
      title={t`All caught up!`}
      text={text}
      action={
        <Button variant="primary" icon={onMore ? <Play /> : <Check />} onClick={onMore ?? onLeave}>
          {onMore ? more : t`Done`}
        </Button>
      }
    />
  );
}

function NoCards({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useLingui();
  const title = t`No cards to study in this deck.`;
  useSpokenNews(title);
  return (
    <EmptyState
      icon={<Layers />}
      title={title}
      action={<Button variant="primary" icon={<Layers />} onClick={onLeave}>{t`Choose another deck`}</Button>}
    />
  );
}
