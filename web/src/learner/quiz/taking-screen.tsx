import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'virtual:icons/chevron-down';
import Play from 'virtual:icons/play';
import X from 'virtual:icons/x';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { isPlaceOnly } from '../../../../shared/quiz/shown-sides.ts';
import type { Attempt } from '../../../../shared/schemas/quiz.ts';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { ProgressBar } from '../../components/feedback/loading.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { letterOf } from '../../words/names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import type { AnswerDraft } from './answer-sheet.ts';
import type { OpenAttempt } from './found-attempt.ts';
import { useAttempt } from './use-attempt.ts';
import { Countdown } from './countdown.tsx';
import { countAnswered, HandIn } from './hand-in.tsx';
import { QuestionForm, QuestionMap, StepButtons, useQuestionKeys } from './question-form.tsx';
import { useIsPreReader } from '../read-aloud/use-reading.ts';
import { AttemptNotices, RiskNotice, SaveStatus } from './saving-notices.tsx';
import styles from './taking-screen.module.css';

interface TakingScreenProps {
  readonly open: OpenAttempt;
  readonly draft: AnswerDraft;
  readonly onHandedIn: (attempt: Attempt) => void;
  readonly onLeave: () => void;
}

export function TakingScreen({ open, draft, onHandedIn, onLeave }: TakingScreenProps) {
  const { t } = useLingui();
  const { attempt, questions } = open;
  usePageTitle(attempt.quizName);
  const announce = useAnnounce();
  const place = useQuestionPlace(questions.length);
  const { position, goTo, isMapOpen, setIsMapOpen } = place;
  const [isAsking, setIsAsking] = useState(false);
  const { saving, submission, secondsLeft, canAnswer, choose } = useAttempt({ open, draft, onHandedIn });
  const { answers } = saving;
  const question = questions[position];
  useQuestionKeys({
    isOn: canAnswer && !isAsking,
    onNext: () => goTo(position + 1),
    onPrevious: () => goTo(position - 1),
    onChoose: (option) => {
      const text = question?.options[option];
      if (text === undefined) return;
      choose(position, option);
      const isPlace = isPlaceOnly(text, question?.optionMedia?.[option]);
      announce(`${letterOf(option)}: ${isPlace ? t`Picture ${{ place: option + 1 }}` : text}`);
    },
  });
  const answered = countAnswered(answers);
  const isLast = position === questions.length - 1;
  const isWhole = answered === questions.length;
  const isTimed = secondsLeft !== undefined;
  const isAtRisk = isTimed && (saving.isCutOff || submission.isCutOff) && !saving.isSaved;
  // While the time runs, handing in is always one press away.
  const canHandIn = isLast || isWhole || isTimed;
  return (
    <div className={joinClasses(styles.screen, 'stack gap-4')}>
      <TakingHeader
        title={t`Question ${{ number: position + 1 }} of ${{ total: questions.length }}`}
        secondsLeft={secondsLeft}
        timeLimit={attempt.timeLimit}
        onAsk={setIsAsking}
        onLeave={onLeave}
        isAtRisk={isAtRisk}
        isMapOpen={isMapOpen}
        mapButtonRef={place.mapButtonRef}
        onMap={() => setIsMapOpen(!isMapOpen)}
      >
        <QuestionMap questions={questions} answers={answers} position={position} onGo={goTo} />
      </TakingHeader>
      <ProgressBar label={t`Questions answered`} value={answered} max={questions.length} />
      <p className={joinClasses(styles.facts, 'spread note figures')}>
        <span>{t`${answered} of ${{ total: questions.length }} answered`}</span>
        {answered > 0 && <SaveStatus saving={saving} isTimed={isTimed} />}
      </p>
      <AttemptNotices saving={saving} submission={submission} secondsLeft={secondsLeft} />
      {question && (
        <QuestionForm
          key={`${question.id} ${place.timesLed}`}
          question={question}
          position={position}
          total={questions.length}
          chosen={answers[position]}
          isDisabled={!canAnswer}
          onChoose={(option) => choose(position, option)}
        />
      )}
      <StepButtons position={position} total={questions.length} isQuiet={isWhole} onGo={goTo} />
      {canHandIn && (
        <HandIn
          answers={answers}
          submission={submission}
          isTimeUp={secondsLeft === 0}
          isPrimary={isLast || isWhole || secondsLeft === 0}
          onAsk={setIsAsking}
          onGo={place.leadTo}
        />
      )}
      <RiskNotice isShown={isAtRisk && canAnswer} />
    </div>
  );
}

/** Which question shows. Positions count from 0. */
function useQuestionPlace(total: number) {
  const [position, setPosition] = useState(0);
  const [isMapOpen, setIsMapOpen] = useState(false);
  const [timesLed, setTimesLed] = useState(0);
  const mapButtonRef = useRef<HTMLButtonElement>(null);
  const goTo = (next: number): void => {
    // A question that comes takes the focus. The one that is there already doesn't, and the map's own button is about to go.
    if (isMapOpen && next === position) mapButtonRef.current?.focus();
    setIsMapOpen(false);
    setPosition(Math.min(Math.max(next, 0), total - 1));
  };
  /** Goes to a question that takes the focus even if it is there already. */
  const leadTo = (next: number): void => {
    goTo(next);
    setTimesLed(timesLed + 1);
  };
  return { position, goTo, leadTo, timesLed, isMapOpen, setIsMapOpen, mapButtonRef };
}

interface TakingHeaderProps {
  readonly title: string;
  readonly secondsLeft: number | undefined;
  readonly timeLimit: number | undefined;
  /** Called when the confirmation dialog opens or closes. */
  readonly onAsk: (isAsking: boolean) => void;
  readonly onLeave: () => void;
  /** Whether answers may miss the time limit, because they can’t be sent. */
  readonly isAtRisk: boolean;
  readonly isMapOpen: boolean;
  readonly mapButtonRef: Ref<HTMLButtonElement>;
  readonly onMap: () => void;
  /** The map of all questions, which the title opens. */
  readonly children: ReactNode;
}

function TakingHeader({
  title,
  secondsLeft,
  timeLimit,
  onAsk,
  onLeave,
  isAtRisk,
  isMapOpen,
  mapButtonRef,
  onMap,
  children,
}: TakingHeaderProps) {
  const { t } = useLingui();
  const [isLeaving, setIsLeaving] = useState(false);
  const isPreReader = useIsPreReader();

  function ask(isAsking: boolean) {
    setIsLeaving(isAsking);
    onAsk(isAsking);
  }

  return (
    <div className={joinClasses(styles.header, 'sticky-head between gap-3 target-high pad-block-2')}>
      <Button variant="quiet" icon={<X />} className={styles.cancel} onClick={() => ask(true)}>{t`Cancel`}</Button>
      <h1 className={joinClasses(styles.title, 'shrinks figures text-center text-m')}>
        {isPreReader ? (
          title
        ) : (
          <button ref={mapButtonRef} type="button" className={styles.toMap} aria-expanded={isMapOpen} onClick={onMap}>
            {title}
            <ChevronDown />
          </button>
        )}
      </h1>
      {secondsLeft !== undefined && <Countdown secondsLeft={secondsLeft} timeLimit={timeLimit} />}
      {isMapOpen && children}
      {isLeaving && (
        <ConfirmDialog
          tone="primary"
          title={t`Leave the quiz?`}
          text={sayWhatLeavingDoes(secondsLeft, isAtRisk)}
          confirmText={t`Leave`}
          confirmIcon={<X />}
          cancelText={t`Keep going`}
          cancelIcon={<Play />}
          onConfirm={onLeave}
          onCancel={() => ask(false)}
        />
      )}
    </div>
  );
}

function sayWhatLeavingDoes(secondsLeft: number | undefined, isAtRisk: boolean): string {
  if (isAtRisk) return t`Answers count only if they arrive in time. The clock keeps going.`;
  return secondsLeft ? t`Your answers are safe. The clock keeps going.` : t`Your answers are safe.`;
}
