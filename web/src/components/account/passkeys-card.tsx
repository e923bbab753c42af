import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'virtual:icons/key-round';
import { useState } from 'react';
import type { Passkey, SignInMethods } from '../../../../shared/schemas/passkey.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { useAppConfig } from '../../lib/api/app-config.ts';
import { canUsePasskeys, signInMethodsQuery } from '../../queries/passkeys.ts';
import { formatInstant, formatMoment } from '../../words/instants.ts';
import { Button } from '../controls/button.tsx';
import { Banner, NotLoaded } from '../feedback/messages.tsx';
import { SectionCard } from '../layout/card.tsx';
import { Row } from '../layout/row.tsx';
import { AddPasskeyDialog, RemovePasskeyDialog, RemovePasswordDialog } from './passkey-dialogs.tsx';

/** The account's passkeys, with actions to add or remove one and to remove the password. Where passkeys can't be used, shown only if there is one to remove. */
export function PasskeysCard() {
  const { t } = useLingui();
  const methods = useQuery(signInMethodsQuery);
  const canAdd = canUsePasskeys(useAppConfig());
  const { titleRef, noteDeleted } = useFocusAfterDeletion(methods.data && listWaysIn(methods.data));
  if (!canAdd && !methods.data?.passkeys.length) return null;
  return (
    <SectionCard title={t`Passkeys`} titleRef={titleRef}>
      <p className="note">{t`Use your fingerprint, face or device PIN.`}</p>
      {methods.data ? (
        <WaysIn methods={methods.data} canAdd={canAdd} onRemoved={noteDeleted} />
      ) : (
        <NotLoaded
          of={methods}
          loading={t`Loading your passkeys...`}
          failed={t`Failed to load your passkeys`}
          height="48px"
        />
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
  const { t } = useLingui();
  const { hasPassword, hasGoogle, passkeys } = methods;
  const [question, setQuestion] = useState<Question>();
  const [removed, setRemoved] = useState<string>();
  const close = () => setQuestion(undefined);
  return (
    <>
      {removed !== undefined && (
        <Banner
          key={removed}
          tone="info"
          onDismiss={() => setRemoved(undefined)}
        >{t`“${removed}” is removed. Your device may still offer it. Delete it there, too.`}</Banner>
      )}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={setQuestion} />}
      {!hasPassword && <p>{t`You sign in without a password.`}</p>}
      <div className="wrap gap-3">
        {canAdd && <Button icon={<KeyRound />} onClick={() => setQuestion('add')}>{t`Add a passkey`}</Button>}
        {hasPassword && (passkeys.length > 0 || hasGoogle) && (
          <Button variant="quiet" onClick={() => setQuestion('remove-password')}>{t`Remove my password`}</Button>
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
  const { t } = useLingui();
  return (
    <ul className="stack">
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          title={passkey.name}
          action={
            <Button
              aria-label={t`Remove: ${{ passkey: passkey.name }}, added ${{ day: formatInstant(passkey.createdAt) }}`}
              onClick={() => onRemove(passkey)}
            >{t`Remove`}</Button>
          }
        >
          <p className="note">{t`Added ${{ day: formatInstant(passkey.createdAt) }}`}</p>
          <p className="note">
            {passkey.lastUsedAt === undefined
              ? t`Not used yet`
              : t`Last used ${{ moment: formatMoment(passkey.lastUsedAt) }}`}
          </p>
        </Row>
      ))}
    </ul>
  );
}
