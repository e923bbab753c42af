import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeFailure, type RefusalWords } from '../../lib/api/describe-error.ts';
import { Banner } from '../feedback/messages.tsx';

interface PasskeyFailureProps {
  readonly error: Error;
  /** Error text of this screen, such as `Passkey sign-in failed`. */
  readonly fallback: string;
  readonly refusals?: RefusalWords | undefined;
  /** Text shown when the user closed the browser's prompt or it timed out. */
  readonly closedText?: string;
  readonly action?: ReactNode;
}

/** Explains a failed passkey request: an error, or a neutral message if the user canceled it or the device already has a passkey. */
export function PasskeyFailure(props: PasskeyFailureProps) {
  const { t } = useLingui();
  const { error, fallback, refusals, closedText = t`No passkey was chosen, so nothing changed.`, action } = props;
  // Error names and why they reveal little: https://www.w3.org/TR/webauthn-3/#sctn-privacy-considerations-client
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return <Banner tone="info">{closedText}</Banner>;
  if (error.name === 'InvalidStateError')
    return <Banner tone="info">{t`This device already has a passkey for you.`}</Banner>;
  return (
    <Banner tone="error" action={action}>
      {describeFailure(error, fallback, refusals)}
    </Banner>
  );
}
