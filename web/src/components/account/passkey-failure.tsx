import type { ReactNode } from 'react';
import { describeFailure, type RefusalWords } from '../../lib/api/describe-error.ts';
import { Banner } from '../feedback/messages.tsx';

interface PasskeyFailureProps {
  readonly error: Error;
  /** The specified words for this place, such as `Passkey sign-in failed`. */
  readonly fallback: string;
  readonly refusals?: RefusalWords | undefined;
  /** What is said when somebody closed what the browser asked, or let it time out. */
  readonly closedText?: string;
  readonly action?: ReactNode;
}

/** Why there is no passkey: an error, or just a word where nothing went wrong. */
export function PasskeyFailure(props: PasskeyFailureProps) {
  const { error, fallback, refusals, closedText = 'Nothing was changed: no passkey was chosen.', action } = props;
  // The names are the standard's: https://www.w3.org/TR/webauthn-3/#sctn-privacy-considerations-client says why they tell so little.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return <Banner tone="info">{closedText}</Banner>;
  if (error.name === 'InvalidStateError')
    return <Banner tone="info">This device has a passkey for your account already.</Banner>;
  return (
    <Banner tone="error" action={action}>
      {describeFailure(error, fallback, refusals)}
    </Banner>
  );
}
