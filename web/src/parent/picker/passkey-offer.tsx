import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useRef } from 'react';
import { PasskeyFailure } from '../../components/account/passkey-failure.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { appConfigQuery } from '../../queries/app-config.ts';
import { addPasskeyMutation, canUsePasskeys, signInMethodsQuery } from '../../queries/passkeys.ts';
import styles from './first-steps.module.css';

const later = 'You can add it later: in Settings you are asked once more who you are.';

/** Offers an optional passkey right after registration, while the sign-in is recent enough to add one. */
export function PasskeyOffer() {
  const canAdd = canUsePasskeys(useQuery(appConfigQuery).data);
  const methods = useQuery({ ...signInMethodsQuery, enabled: canAdd });
  const adding = useMutation(addPasskeyMutation);
  const place = useRef<HTMLElement>(null);
  if (adding.isIdle && methods.data?.passkeys.length !== 0) return null;
  return (
    <section ref={place} tabIndex={-1} className={styles.offer} aria-labelledby="passkey-offer">
      <h3 id="passkey-offer">Next time without a password?</h3>
      {adding.error && (
        <PasskeyFailure
          error={adding.error}
          fallback="Failed to add the passkey"
          refusals={{ 'password-needed': later, 'sign-in-again': later }}
        />
      )}
      {adding.isSuccess ? (
        <Banner tone="success">Your passkey is saved.</Banner>
      ) : (
        <>
          <p>Sign in with your finger, your face or the device’s PIN.</p>
          <Button
            icon={<KeyRound />}
            busyText={adding.isPending && 'Adding...'}
            // The button disappears, so focus moves to the section.
            onClick={() => adding.mutate({}, { onSuccess: () => place.current?.focus() })}
          >
            Add a passkey
          </Button>
        </>
      )}
    </section>
  );
}
