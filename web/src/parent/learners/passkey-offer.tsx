import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'virtual:icons/key-round';
import { type ReactNode, useRef, useState } from 'react';
import { PasskeyFailure } from '../../components/account/passkey-failure.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { FoldingCard } from '../../components/layout/folding-card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { keepIfRoom, localStore } from '../../lib/device/web-storage.ts';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { addPasskeyMutation, canUsePasskeys, signInMethodsQuery } from '../../queries/passkeys.ts';

interface PasskeyOfferProps {
  /** Shown if there is nothing to offer. */
  readonly children: ReactNode;
  /** Called when the offer is declined: its button goes, so the focus moves elsewhere. */
  readonly onDismissed: () => void;
}

/** Offers a passkey to a grown-up without one, for coming back to the parent screens without a password. */
export function PasskeyOffer({ children, onDismissed }: PasskeyOfferProps) {
  const { t } = useLingui();
  const { me } = useAccount();
  const key = `flashspark.checklist.${me.id}` as const;
  const [isAway, setIsAway] = useState(() => localStore().getItem(key) !== null);
  const config = useAppConfig();
  const canAdd = canUsePasskeys(config) && !isAway;
  const methods = useQuery({ ...signInMethodsQuery, enabled: canAdd });
  const adding = useMutation(addPasskeyMutation);
  const title = t`Skip the password next time?`;
  const later = t`You can add one later in Settings. We’ll ask you to confirm it’s you.`;
  const place = useRef<HTMLElement>(null);
  if (config === undefined || (canAdd && methods.isPending)) return null;
  if (adding.isIdle && (!canAdd || methods.data?.passkeys.length !== 0)) return children;
  return (
    <FoldingCard title={title}>
      <section ref={place} tabIndex={-1} className="stack gap-3" aria-label={title}>
        {adding.error && (
          <PasskeyFailure
            error={adding.error}
            fallback={t`Failed to add the passkey`}
            refusals={{ 'password-needed': later, 'sign-in-again': later }}
          />
        )}
        {adding.isSuccess ? (
          <Banner tone="success">{t`Your passkey is saved.`}</Banner>
        ) : (
          <>
            <p>{t`Come back with your fingerprint, face or PIN.`}</p>
            <div className="wrap gap-2">
              <Button
                icon={<KeyRound />}
                busyText={adding.isPending && t`Adding...`}
                // The button disappears, so focus moves to the section.
                onClick={() => adding.mutate({}, { onSuccess: () => place.current?.focus() })}
              >{t`Add a passkey`}</Button>
              <Button
                variant="quiet"
                onClick={() => {
                  keepIfRoom(key, 'away');
                  setIsAway(true);
                  onDismissed();
                }}
              >{t`No, thanks`}</Button>
            </div>
          </>
        )}
      </section>
    </FoldingCard>
  );
}
