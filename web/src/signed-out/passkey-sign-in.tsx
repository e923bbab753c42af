import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'virtual:icons/key-round';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Assertion } from '../../../shared/schemas/passkey.ts';
import { PasskeyFailure } from '../components/account/passkey-failure.tsx';
import { Button } from '../components/controls/button.tsx';
import { localStore } from '../lib/device/web-storage.ts';
import { useAppConfig } from '../lib/api/app-config.ts';
import {
  type Autofill,
  autofillQuery,
  canUsePasskeys,
  loadAutofill,
  signInWithPasskeyMutation,
} from '../queries/passkeys.ts';
import { useSignIn } from './use-sign-in.ts';

/** Passkey sign-in by button and by autofill in the email field. Renders nothing where passkeys aren't available. */
export function PasskeySignIn() {
  const config = useAppConfig();
  if (config === undefined) return <div className="target-high" />;
  return canUsePasskeys(config) ? <PasskeyButton /> : null;
}

function PasskeyButton() {
  const { t } = useLingui();
  const signIn = useSignIn(signInWithPasskeyMutation);
  const come = useEffectEvent(() => signIn.mutate(undefined));
  useEffect(() => {
    // A grown-up with a passkey handed this device over: the press that led here also asks for it.
    const isBack = localStore().getItem('flashspark.grown-up')?.endsWith(' passkey');
    if (isBack && (navigator.userActivation as UserActivation | undefined)?.isActive) come();
  }, []);
  useAutofill(signIn.isPending, (chosen, onRefused) => signIn.mutate(chosen, { onError: onRefused }));
  return (
    <>
      {signIn.error && (
        <PasskeyFailure
          error={signIn.error}
          fallback={t`Passkey sign-in failed`}
          closedText={t`No passkey was chosen. You can use your email and password.`}
        />
      )}
      <Button
        icon={<KeyRound />}
        isWide
        busyText={signIn.isPending && t`Signing in...`}
        onClick={() => signIn.mutate(undefined)}
      >{t`Use a passkey`}</Button>
    </>
  );
}

/**
 * Lets the browser offer passkeys in the email field while the screen is open.
 * @param isBusy a sign-in is running; the browser allows one credential request at a time.
 */
function useAutofill(isBusy: boolean, onChosen: (passkey: Assertion, onRefused: () => void) => void): void {
  const { data: asked, refetch } = useQuery(autofillQuery);
  const autofill = useRef<Autofill>(undefined);
  const handleChosen = useEffectEvent((passkey: Assertion) => onChosen(passkey, () => void refetch()));

  useEffect(() => {
    if (!asked || isBusy) return undefined;
    let isOver = false;
    void (async () => {
      try {
        const loaded = await loadAutofill();
        if (isOver) return;
        autofill.current = loaded;
        const passkey = await loaded.waitForChoice(asked);
        if (!isOver) handleChosen(passkey);
      } catch {
        // Autofill is optional: the form and the button still work.
      }
    })();
    // Don't cancel the request here: the next credential request replaces it and may already be running.
    return () => {
      isOver = true;
    };
  }, [asked, isBusy]);

  useEffect(() => () => autofill.current?.cancel(), []);
}
