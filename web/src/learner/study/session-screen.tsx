import type { ReactNode } from 'react';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { AnswerNotices } from './answer-notices.tsx';
import { BackButton } from './back-button.tsx';
import { CardByCard } from './card-by-card.tsx';
import { CaughtUp, NoCards } from './nothing-to-study.tsx';
import styles from './session-screen.module.css';
import { SessionSummary } from './session-summary.tsx';
import { type StudySession, useStudySession } from './session/use-study-session.ts';
import type { StudyTarget } from './study-target.ts';

interface SessionScreenProps {
  readonly target: StudyTarget;
  readonly onLeave: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** A session with one deck, from opening it to the last card. */
export function SessionScreen({ target, onLeave, onFailed }: SessionScreenProps) {
  usePageTitle(target.name);
  const session = useStudySession(target.id, onFailed);
  const { view } = session;
  if (view.kind === 'studying') {
    return (
      <CardByCard
        deckName={target.name}
        view={view}
        onShow={session.showAnswer}
        onAnswer={session.answer}
        onLeave={onLeave}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <div className={styles.header}>
        <BackButton onPress={onLeave} />
        <h1 dir="auto" className={styles.title}>
          {target.name}
        </h1>
      </div>
      <AnswerNotices />
      <SessionBody target={target} session={session} onLeave={onLeave} />
    </div>
  );
}

interface SessionBodyProps {
  readonly target: StudyTarget;
  readonly session: StudySession;
  readonly onLeave: () => void;
}

function SessionBody({ target, session: { view, open }, onLeave }: SessionBodyProps): ReactNode {
  switch (view.kind) {
    case 'opening':
      return (
        <LoadingRegion label="Getting your cards ready..." className={styles.loading}>
          <Skeleton height="100%" />
          <Skeleton height="64px" />
        </LoadingRegion>
      );
    case 'empty':
      return <NoCards onLeave={onLeave} />;
    case 'caught-up':
      return <CaughtUp nextCard={view.nextCard} onStudyAnyway={() => open('all')} />;
    case 'finished':
      return <SessionSummary deckId={target.id} result={view} onDone={onLeave} onKeepGoing={() => open('due')} />;
    case 'studying':
      return null;
  }
}
