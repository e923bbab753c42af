import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { PinField } from '../../components/account/pin-field.tsx';
import { Button } from '../../components/controls/button.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { readDevice, readPinHolder, readPinLength } from '../../lib/device/family-device.ts';
import { signInWithPinMutation } from '../../queries/pins.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { useSignIn } from '../use-sign-in.ts';

interface PinScreenProps {
  readonly onPassword: () => void;
  readonly onChild: () => void;
  /** Called when this device has no PIN, as after Back or a reload once it has ended. */
  readonly onGone: () => void;
}

const removed = msg`This device isn’t set up for your family anymore. Use your password.`;

/** Brings a grown-up back to the device that they handed to a child. After five wrong tries, only the other ways to sign in are left. */
export function PinScreen({ onPassword, onChild, onGone }: PinScreenProps) {
  // Asked once: a PIN that ends on this screen is told here.
  const [isGone] = useState(() => readPinHolder() === null || readDevice() === null);
  useEffect(() => {
    if (isGone) onGone();
  });
  return isGone ? null : <PinForm onPassword={onPassword} onChild={onChild} />;
}

function PinForm({ onPassword, onChild }: Omit<PinScreenProps, 'onGone'>) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const signIn = useSignIn(signInWithPinMutation);
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const code = signIn.error instanceof ApiError ? signIn.error.code : undefined;
  const wrong = code === 'wrong-pin' ? signIn.error : undefined;
  const isRemoved = code === 'device-unknown';
  const isOver = isRemoved || code === 'pin-ended';
  useEffect(() => field.current?.focus(), []);

  function submit(typed: string) {
    if (signIn.isPending) return;
    signIn.mutate(typed, {
      onError: (error) => {
        setPin('');
        // The field keeps the focus, so its new description isn't read by itself. Other failures are alerts.
        if (error instanceof ApiError && error.code === 'wrong-pin') announce(error.message, { isUrgent: true });
        field.current?.focus();
      },
    });
  }

  /** The last digit opens. A digit that is taken away doesn't. */
  function type(next: string) {
    setPin(next);
    if (next.length > pin.length && next.length === readPinLength()) submit(next);
  }

  return (
    <AuthFrame
      pageTitle={t`Your PIN`}
      heading={t`Welcome back`}
      lead={isOver ? t`Good to see you.` : t`Type your PIN to open your side.`}
      question={t`Forgot your PIN?`}
      link={t`Sign in another way`}
      onSwitch={onPassword}
    >
      <form
        noValidate
        className="stack gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(pin);
        }}
      >
        {!wrong && (
          <Failure error={signIn.error} title={t`That didn’t work`} refusals={{ 'device-unknown': t(removed) }} />
        )}
        {isOver ? (
          <Button variant="primary" isWide onClick={onPassword}>{t`Use your password`}</Button>
        ) : (
          <>
            <PinField ref={field} label="PIN" hint="" value={pin} onValue={type} error={wrong?.message} />
            <Button
              type="submit"
              variant="primary"
              isWide
              disabled={pin.length < 4}
              busyText={signIn.isPending && t`One moment...`}
            >{t`Open`}</Button>
          </>
        )}
      </form>
      {!isRemoved && <Button variant="quiet" isWide onClick={onChild}>{t`Who is learning?`}</Button>}
    </AuthFrame>
  );
}
