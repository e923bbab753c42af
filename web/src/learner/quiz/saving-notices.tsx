import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CloudOff from 'virtual:icons/cloud-off';
import CloudUpload from 'virtual:icons/cloud-upload';
import { Banner } from '../../components/feedback/messages.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { useSaysOffline } from '../study/answer/answer-notices.tsx';
import { isOver, type Saving } from './use-answer-saving.ts';
import type { Submission } from './use-attempt.ts';

interface SaveStatusProps {
  readonly saving: Saving;
  /** Whether the answers must reach the server in time. The device is then no safe place for them. */
  readonly isTimed: boolean;
}

/** Shows whether the answers are saved on the server, on this device, or not yet. After a failed call without a connection, it is the one place that says so. */
export function SaveStatus({ saving, isTimed }: SaveStatusProps) {
  const { t } = useLingui();
  const { isSaved, isKept, isCutOff, refusal } = saving;
  const isOffline = saving.isOffline && !isSaved && !refusal;
  useSaysOffline(isOffline);
  if (isSaved) return <span className="medium in-right">{t`✓ saved`}</span>;
  if (isCutOff && !refusal) {
    const kept = isOffline ? t`Offline: kept on this device` : t`Still saving: kept on this device`;
    const unkept = isOffline ? t`Offline: keep this page open` : t`Still saving: keep this page open`;
    return (
      <span role="status" className="inline icon-m gap-1">
        {isOffline ? <CloudOff /> : <CloudUpload />}
        {isKept ? kept : unkept}
      </span>
    );
  }
  if (isKept && !isTimed && !refusal) return <span className="medium in-right">{t`✓ safe on this device`}</span>;
  return (
    <span className="inline icon-m gap-1">
      <CloudUpload />
      {t`waiting to save`}
    </span>
  );
}

interface AttemptNoticesProps {
  readonly saving: Saving;
  readonly submission: Submission;
  readonly secondsLeft: number | undefined;
}

/** Banner for the most important problem of an attempt: submission, time limit, or saving. */
export function AttemptNotices({ saving, submission, secondsLeft }: AttemptNoticesProps) {
  const { t } = useLingui();
  const isTimed = secondsLeft !== undefined;
  const isTimeUp = secondsLeft === 0;
  const isSafe = !isTimed || saving.isSaved;
  if (submission.isCutOff) {
    return <Banner tone="info">{isSafe ? sayCutOff() : sayAtRisk(isTimeUp)}</Banner>;
  }
  if (submission.refusal && !submission.isSubmitting) {
    const failure = describeFailure(submission.refusal, t`Failed to turn in the quiz`);
    return <Banner tone="error">{isSafe ? t`${failure} Your answers are safe.` : failure}</Banner>;
  }
  if (isTimeUp) return <Banner tone="info">{t`Time’s up! We’re turning in your answers.`}</Banner>;
  if (saving.refusal && !isOver(saving.refusal)) {
    const failure = describeFailure(saving.refusal, t`Failed to save your answers`);
    return <Banner tone="error">{t`${failure} They’re safe on this page.`}</Banner>;
  }
  return null;
}

/** Says what may happen to answers that can't be saved. It stands below the buttons, so that no option moves under the finger. */
export function RiskNotice({ isShown }: { readonly isShown: boolean }) {
  return isShown && <Banner tone="info">{sayAtRisk(false)}</Banner>;
}

function sayCutOff(): string {
  return t`We can’t reach Flashspark right now. Your answers are safe. We’ll keep trying.`;
}

/** Answers that the server lacks count only until its time limit. */
function sayAtRisk(isTimeUp: boolean): string {
  return isTimeUp
    ? t`Time’s up! We can’t reach Flashspark right now. New answers may come too late. We’ll keep trying.`
    : t`We can’t reach Flashspark right now. Answers count only if they arrive in time. We’ll keep trying.`;
}
