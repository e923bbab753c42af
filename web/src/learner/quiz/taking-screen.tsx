import { useState } from 'react';
import { useAnnounce } from '../../components/announcer.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import type { AnswerDraft } from './attempt/answer-draft.ts';
import { countAnswered } from './attempt/describe-unanswered.ts';
import { letterOf } from '../../lib/option-letter.ts';
import { useAttempt } from './attempt/use-attempt.ts';
import { useQuestionKeys } from './attempt/use-question-keys.ts';
import { AttemptNotices } from './attempt-notices.tsx';
import { HandIn } from './hand-in.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionMap } from './question-map.tsx';
import { SaveStatus } from './save-status.tsx';
import { StepButtons } from './step-buttons.tsx';
import { TakingHeader } from './taking-header.tsx';
import styles from './taking-screen.module.css';
import type { OpenAttempt } from './attempt/found-attempt.ts';

interface TakingScreenProps {
  readonly open: OpenAttempt;
  readonly draft: AnswerDraft;
  readonly onHandedIn: (attempt: Attempt) => void;
  readonly onLeave: () => void;
}

/** An attempt in the taking: one question at a time, in any order. */
export function TakingScreen({ open, draft, onHandedIn, onLeave }: TakingScreenProps) {
  const { attempt, questions } = open;
  usePageTitle(attempt.quizName);
  const announce = useAnnounce();
  const [position, setPosition] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { saving, submission, secondsLeft, canAnswer, choose } = useAttempt({ open, draft, onHandedIn });
  const { answers } = saving;
  const question = questions[position];
  const goTo = (next: number): void => setPosition(Math.min(Math.max(next, 0), questions.length - 1));
  useQuestionKeys({
    isOn: canAnswer && !isAsking,
    onNext: () => goTo(position + 1),
    onPrevious: () => goTo(position - 1),
    onChoose: (option) => {
      const text = question?.options[option];
      if (text === undefined) return;
      choose(position, option);
      announce(`${letterOf(option)}: ${text}`);
    },
  });
  const answered = countAnswered(answers);
  return (
    <div className={styles.screen}>
      <TakingHeader
        title={`Question ${position + 1} of ${questions.length}`}
        secondsLeft={secondsLeft}
        onAsk={setIsAsking}
        onLeave={onLeave}
      />
      <ProgressBar label="Questions answered" value={answered} max={questions.length} />
      <p className={styles.facts}>
        <span>
          {answered} of {questions.length} answered
        </span>
        <SaveStatus saving={saving} />
      </p>
      <AttemptNotices saving={saving} submission={submission} isTimeUp={secondsLeft === 0} />
      {question && (
        <QuestionForm
          key={question.id}
          question={question}
          position={position}
          total={questions.length}
          chosen={answers[position]}
          isDisabled={!canAnswer}
          onChoose={(option) => choose(position, option)}
        />
      )}
      <StepButtons position={position} total={questions.length} isQuiet={answered === questions.length} onGo={goTo} />
      <HandIn
        answers={answers}
        submission={submission}
        isTimeUp={secondsLeft === 0}
        isLast={position === questions.length - 1}
        onAsk={setIsAsking}
      />
      <QuestionMap questions={questions} answers={answers} position={position} onGo={goTo} />
    </div>
  );
}
