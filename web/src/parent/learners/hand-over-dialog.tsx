import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import Lock from 'virtual:icons/lock';
import Play from 'virtual:icons/play';
import Undo from 'virtual:icons/undo-2';
import { type ReactNode, type SubmitEvent, Suspense, useState } from 'react';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { openSession } from '../../lib/account/open-session.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { readDevice, readPinHolder } from '../../lib/device/family-device.ts';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { useIsShown } from '../../lib/page/use-is-shown.ts';
import { completeHandOver, handOverMutation } from '../../queries/devices.ts';
import { forgiveWrongPictures } from '../../queries/picture-codes.ts';
import { canUsePasskeys, signInMethodsQuery } from '../../queries/passkeys.ts';
import styles from './learners-tab.module.css';

/** Separate chunk, so that the console's first screen doesn't wait for it. */
const PinField = lazyScreen(async () => (await import('../../components/account/pin-field.tsx')).PinField);

type Child = Pick<Learner, 'id' | 'householdId' | 'name'>;

/**
 * Signs the child in on this device and the grown-up out.
 * @param deck starts the child on this deck's first card instead of their home screen
 */
export function useHandOver(learner: Child, deck?: { readonly id: string; readonly name: string }) {
  const canUse = canUsePasskeys(useAppConfig());
  const methods = useQuery({ ...signInMethodsQuery, enabled: canUse });
  const hasPasskey = canUse && (methods.data?.passkeys.length ?? 0) > 0;
  const isShown = useIsShown();
  const { mutate, isPending, error, reset } = useMutation({
    ...handOverMutation,
    // A child who tapped wrong pictures here must not wait once a grown-up hands them the device, which a failure of this doesn't keep from them.
    onMutate: async ({ householdId, id }) =>
      await forgiveWrongPictures({ householdId, learnerId: id }).catch(() => undefined),
    onSuccess: (session, handed) => {
      if (isShown.current) completeHandOver(session, handed);
      else if (session) openSession(session, false);
    },
  });
  const isFamilys = readDevice()?.startsWith(`${learner.householdId}-`) === true;
  const hasPin = readPinHolder() === useAccount().me.id && isFamilys;
  const [pin, setPin] = useState('');
  const opens = deck && { tab: 'study', deck: { id: deck.id, name: deck.name } };
  return {
    wayBack: hasPin ? ('pin' as const) : hasPasskey ? ('passkey' as const) : ('password' as const),
    pin,
    /** An error about the PIN before is over once another is typed. */
    setPin: (next: string) => {
      setPin(next);
      if (error) reset();
    },
    isPending,
    error,
    handOver: (event: SubmitEvent) => {
      event.preventDefault();
      if (!isPending) mutate({ ...learner, hasPasskey, ...(pin !== '' && { pin }), ...(opens && { opens }) });
    },
  };
}

type HandingOver = ReturnType<typeof useHandOver>;

const waysBack: Readonly<Record<HandingOver['wayBack'], MessageDescriptor>> = {
  pin: msg`To come back, tap “I’m a grown-up” at the bottom of “Home”. Type your PIN.`,
  passkey: msg`To come back, tap “I’m a grown-up” at the bottom of “Home”. Use your passkey.`,
  password: msg`To come back, tap “I’m a grown-up” at the bottom of “Home”. Type your password. Your email is filled in.`,
};

interface HandOverFormProps {
  readonly name: string;
  readonly handing: HandingOver;
  /** The buttons; the submit button hands over, as Enter in the field does. */
  readonly children: ReactNode;
}

/** Says what handing over does and how the grown-up comes back, and offers a PIN for that. */
export function HandOverForm({ name, handing, children }: HandOverFormProps) {
  const { t } = useLingui();
  const { wayBack, pin, setPin, error, handOver } = handing;
  const wrongPin = error instanceof ApiError ? error.fields?.['pin'] : undefined;
  return (
    <form noValidate className={styles.handOver} onSubmit={handOver}>
      <ul className="stack gap-3 snug">
        <li className="row icon-first icon-brand gap-3 text-start align-start">
          <Lock />
          <span>{t`${name} can study here. Your side stays locked.`}</span>
        </li>
        <li className="row icon-first icon-brand gap-3 text-start align-start">
          <Undo />
          <span>{t(waysBack[pin === '' ? wayBack : 'pin'])}</span>
        </li>
      </ul>
      {wayBack !== 'pin' && (
        <Suspense fallback={<Skeleton height="96px" />}>
          <PinField label={t`Pick a PIN`} isOptional value={pin} onValue={setPin} error={wrongPin} />
        </Suspense>
      )}
      <Failure error={wrongPin === undefined ? error : null} title={t`That didn’t work`} />
      {children}
    </form>
  );
}

interface HandOverDialogProps {
  readonly learner: Child;
  readonly onClose: () => void;
}

/** Asks before the grown-up is signed out, because coming back needs a passkey or the password. */
export function HandOverDialog({ learner, onClose }: HandOverDialogProps) {
  const { t } = useLingui();
  const handing = useHandOver(learner);
  const { isPending } = handing;
  return (
    <Dialog title={t`Hand the device to ${{ name: learner.name }}?`} size={400} startsAtTitle onClose={onClose}>
      <HandOverForm name={learner.name} handing={handing}>
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            variant="primary"
            icon={<Play />}
            busyText={isPending && t`One moment...`}
          >{t`Hand over`}</Button>
        </DialogActions>
      </HandOverForm>
    </Dialog>
  );
}
