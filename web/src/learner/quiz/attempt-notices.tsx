import { Banner } from '../../components/banner.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { isOver } from './attempt/can-work-later.ts';
import type { Saving } from './attempt/use-answer-saving.ts';
import type { Submission } from './attempt/use-submission.ts';

interface AttemptNoticesProps {
  readonly saving: Saving;
  readonly submission: Submission;
  readonly isTimeUp: boolean;
}

/** What a learner has to know while taking a quiz: the time is up, or something does not get through. */
export function AttemptNotices({ saving, submission, isTimeUp }: AttemptNoticesProps) {
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
