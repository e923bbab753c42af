import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { Passkey, SignInMethods } from '../../../../shared/schemas/passkey.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { appConfigQuery } from '../../queries/app-config.ts';
import { canUsePasskeys, signInMethodsQuery } from '../../queries/passkeys.ts';
import { formatInstant, formatMoment } from '../../words/dates.ts';
import { Button } from '../controls/button.tsx';
import { Banner, NotLoaded } from '../feedback/messages.tsx';
import { SectionCard } from '../layout/card.tsx';
import styles from './account.module.css';
import { AddPasskeyDialog, RemovePasskeyDialog, RemovePasswordDialog } from './passkey-dialogs.tsx';

/** The account's passkeys, with actions to add or remove one and to remove the password. Where passkeys can't be used, shown only if there is one to remove. */
export function PasskeysCard() {
  const methods = useQuery(signInMethodsQuery);
  const canAdd = canUsePasskeys(useQuery(appConfigQuery).data);
  const { titleRef, noteDeleted } = useFocusAfterDeletion(methods.data && listWaysIn(methods.data));
  if (!canAdd && !methods.data?.passkeys.length) return null;
  return (
    <SectionCard title="Passkeys" titleRef={titleRef}>
      <p className={styles.note}>
        Sign in with your finger, your face or the device’s PIN. No password to remember, nothing to type.
      </p>
      {methods.data ? (
        <WaysIn methods={methods.data} canAdd={canAdd} onRemoved={noteDeleted} />
      ) : (
        <NotLoaded of={methods} what="your passkeys" height="48px" />
      )}
    </SectionCard>
  );
}

const password = { id: 'password' } as const;

function listWaysIn({ hasPassword, passkeys }: SignInMethods): readonly { readonly id: string }[] {
  return hasPassword ? [...passkeys, password] : passkeys;
}

interface WaysInProps {
  readonly methods: SignInMethods;
  readonly canAdd: boolean;
  readonly onRemoved: (id: string) => void;
}

type Question = 'add' | 'remove-password' | Passkey;

function WaysIn({ methods, canAdd, onRemoved }: WaysInProps) {
  const { hasPassword, hasGoogle, passkeys } = methods;
  const [question, setQuestion] = useState<Question>();
  const [removed, setRemoved] = useState<string>();
  const close = () => setQuestion(undefined);
  return (
    <>
      {removed !== undefined && (
        <Banner key={removed} tone="info" onDismiss={() => setRemoved(undefined)}>
          “{removed}” is removed. Your device or password manager may still offer it: delete it there as well.
        </Banner>
      )}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={setQuestion} />}
      {!hasPassword && <p>You sign in without a password.</p>}
      <div className={styles.actions}>
        {canAdd && (
          <Button icon={<KeyRound />} onClick={() => setQuestion('add')}>
            Add a passkey
          </Button>
        )}
        {hasPassword && (passkeys.length > 0 || hasGoogle) && (
          <Button variant="quiet" onClick={() => setQuestion('remove-password')}>
            Remove my password
          </Button>
        )}
      </div>
      {question === 'add' && <AddPasskeyDialog onClose={close} />}
      {question === 'remove-password' && (
        <RemovePasswordDialog methods={methods} onRemoved={() => onRemoved(password.id)} onClose={close} />
      )}
      {typeof question === 'object' && (
        <RemovePasskeyDialog
          passkey={question}
          onRemoved={() => {
            setRemoved(question.name);
            onRemoved(question.id);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  return (
    <ul className={styles.ways}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.way}>
          <div>
            <strong dir="auto">{passkey.name}</strong>
            <p className={styles.note}>Added {formatInstant(passkey.createdAt)}</p>
            <p className={styles.note}>
              {passkey.lastUsedAt === undefined ? 'Not used yet' : `Last used ${formatMoment(passkey.lastUsedAt)}`}
            </p>
          </div>
          <Button
            aria-label={`Remove: ${passkey.name}, added ${formatInstant(passkey.createdAt)}`}
            onClick={() => onRemove(passkey)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
