import { useQueryClient } from '@tanstack/react-query';
import { AttemptScreen } from './attempt-screen.tsx';
import { QuizDetails } from './quiz-details.tsx';
import { QuizList } from './quiz-list.tsx';
import type { QuizTarget } from './quiz-target.ts';
import { listAttempts } from '../../../../shared/routes/quizzes.ts';
import { forgetLater } from '../../lib/route-query.ts';
import { forgetQuizzes } from '../../queries/quizzes.ts';

interface QuizAreaProps {
  /** The quiz or attempt shown; without one the list. With one the screens bring their own heading and way out. */
  readonly target: QuizTarget | undefined;
  /** Goes there; the browser's Back returns. */
  readonly onOpen: (target: QuizTarget) => void;
  /** Goes there in place of where one is: from a quiz into an attempt, from an attempt into the next. */
  readonly onReplace: (target: QuizTarget) => void;
  /** Out of a quiz, to where the learner came from. */
  readonly onLeave: () => void;
  /** An attempt was handed in: streak, assignments and reports are out of date. */
  readonly onHandedIn?: (() => void) | undefined;
}

/** A learner's quizzes: the list, one quiz, an attempt at it and its result. */
export function QuizArea({ target, onOpen, onReplace, onLeave, onHandedIn }: QuizAreaProps) {
  const queryClient = useQueryClient();

  function goOn(quizId: string, attemptId: string) {
    void forgetLater(queryClient, listAttempts);
    onReplace({ id: quizId, attemptId });
  }

  if (!target) return <QuizList onOpen={(id) => onOpen({ id })} />;
  if (target.attemptId === undefined) {
    return (
      <QuizDetails
        key={target.id}
        quizId={target.id}
        onStarted={(attemptId) => goOn(target.id, attemptId)}
        onShowResult={(attemptId) => onOpen({ id: target.id, attemptId })}
        onLeave={onLeave}
      />
    );
  }
  return (
    <AttemptScreen
      key={target.attemptId}
      attemptId={target.attemptId}
      onStarted={(attemptId) => goOn(target.id, attemptId)}
      onLeave={() => {
        void forgetQuizzes(queryClient);
        onLeave();
      }}
      onHandedIn={() => {
        void forgetQuizzes(queryClient);
        onHandedIn?.();
      }}
    />
  );
}
