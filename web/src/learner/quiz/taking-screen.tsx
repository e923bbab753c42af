import CloudUpload from 'lucide-react/icons/cloud-upload';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { isPlaceOnly } from '../../../../shared/quiz/shown-sides.ts';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { ProgressBar } from '../../components/feedback/loading.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { letterOf } from '../../words/names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import type { AnswerDraft } from './answer-sheet.ts';
import { isOver, type Saving } from './use-answer-saving.ts';
import type { OpenAttempt } from './found-attempt.ts';
import { type Submission, useAttempt } from './use-attempt.ts';
import { Countdown } from './countdown.tsx';
import { countAnswered, HandIn } from './hand-in.tsx';
import { QuestionForm, QuestionMap, StepButtons, useQuestionKeys } from './question-form.tsx';
import styles from './taking-screen.module.css';

interface TakingScreenProps {
  readonly open: OpenAttempt;
  readonly draft: AnswerDraft;
  readonly onHandedIn: (attempt: Attempt) => void;
  readonly onLeave: () => void;
}

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
      announce(
        `${letterOf(option)}: ${isPlaceOnly(text, question?.optionMedia?.[option]) ? `Picture ${option + 1}` : text}`,
      );
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
        {answered > 0 && <SaveStatus saving={saving} />}
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

interface TakingHeaderProps {
  readonly title: string;
  readonly secondsLeft: number | undefined;
  /** Called when the confirmation dialog opens or closes. */
  readonly onAsk: (isAsking: boolean) => void;
  readonly onLeave: () => void;
}

function TakingHeader({ title, secondsLeft, onAsk, onLeave }: TakingHeaderProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  function ask(isAsking: boolean) {
    setIsLeaving(isAsking);
    onAsk(isAsking);
  }

  return (
    <div className={styles.header}>
      <Button variant="quiet" icon={<X />} className={styles.cancel} onClick={() => ask(true)}>
        Cancel
      </Button>
      <h1 className={styles.title}>{title}</h1>
      {secondsLeft !== undefined && <Countdown secondsLeft={secondsLeft} />}
      {isLeaving && (
        <ConfirmDialog
          tone="primary"
          title="Leave the quiz?"
          text={secondsLeft ? 'Your answers are kept and the clock goes on.' : 'Your answers are kept.'}
          confirmText="Leave"
          confirmIcon={<X />}
          cancelText="Keep going"
          cancelIcon={<Play />}
          onConfirm={onLeave}
          onCancel={() => ask(false)}
        />
      )}
    </div>
  );
}

/** Shows whether the answers are saved on the server, on this device, or not yet. */
function SaveStatus({ saving: { isSaved, isKept, isCutOff, refusal } }: { readonly saving: Saving }) {
  if (isSaved) return <span className={styles.saved}>✓ saved</span>;
  if (isKept && !isCutOff && !refusal) return <span className={styles.saved}>✓ safe on this device</span>;
  return (
    <span className={styles.waiting}>
      <CloudUpload />
      waiting to save
    </span>
  );
}

interface AttemptNoticesProps {
  readonly saving: Saving;
  readonly submission: Submission;
  readonly isTimeUp: boolean;
}

/** Banner for the most important problem of an attempt: submission, time limit, or saving. */
function AttemptNotices({ saving, submission, isTimeUp }: AttemptNoticesProps) {
  if (submission.isCutOff) {
    return (
      <Banner tone="info">
        We cannot reach Flashspark just now. Your answers are safe, and we keep trying to hand them in.
      </Banner>
    );
  }
  if (submission.refusal && !submission.isSubmitting) {
    return (
      <Banner tone="error">
        {describeFailure(submission.refusal, 'Failed to hand in the quiz')} Your answers are safe.
      </Banner>
    );
  }
  if (isTimeUp) return <Banner tone="info">Time is up! We are handing in your answers.</Banner>;
  if (saving.refusal && !isOver(saving.refusal)) {
    return (
      <Banner tone="error">
        {describeFailure(saving.refusal, 'Failed to save your answers')} They are kept on this page.
      </Banner>
    );
  }
  if (saving.isCutOff) {
    return (
      <Banner tone="info">We cannot reach Flashspark just now. Go on: your answers are kept on this device.</Banner>
    );
  }
  return null;
}
