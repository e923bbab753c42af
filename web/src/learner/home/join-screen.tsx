import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import HeartHandshake from 'virtual:icons/heart-handshake';
import { type SyntheticEvent, useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import { invitationCode } from '../../../../shared/schemas/household.ts';
import { DeleteAccountDialog } from '../../components/account/delete-account.tsx';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { forgetLinkCode, readLinkCode } from '../../lib/account/link-code.ts';
import { joinClasses } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { endSession } from '../../lib/account/session.ts';
import { joinFamilyMutation } from '../../queries/households.ts';
import styles from './join-screen.module.css';
import { firstProblem } from '../../words/word-problem.ts';

export function JoinScreen({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useLingui();
  usePageTitle(t({ message: 'Join your family', context: 'to a child' }));
  return (
    <div className={joinClasses(styles.screen, 'centred gap-4 mid')}>
      <span className={joinClasses(styles.picture, 'middle round tint-spark')} aria-hidden="true">
        <HeartHandshake />
      </span>
      <h2 className="text-2xl">{t`Ask your parent for a family code`}</h2>
      <p className="muted balanced">{t`They can make one in Flashspark. Type it here, and your decks open up.`}</p>
      <JoinForm />
      <Button variant="quiet" onClick={onSignOut}>{t`Sign Out`}</Button>
      <DeleteAccount onSignOut={onSignOut} />
    </div>
  );
}

/** Deletes the account without joining a family first. */
function DeleteAccount({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="text-s medium"
        onClick={() => setIsAsking(true)}
      >{t`Delete my account`}</Button>
      {isAsking && (
        <DeleteAccountDialog
          onSignOut={onSignOut}
          onDeleted={() => endSession('account-deleted')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function JoinForm() {
  const { t } = useLingui();
  const [code, setCode] = useState(() => readLinkCode('invitation') ?? '');
  const [isTried, setIsTried] = useState(false);
  const joining = useMutation(joinFamilyMutation);
  const { error: problem } = invitationCode.safeParse({ code });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!problem && !joining.isPending) joining.mutate(code, { onSuccess: () => forgetLinkCode('invitation') });
  }

  return (
    <form noValidate className={joinClasses(styles.form, 'stack gap-4 full text-start')} onSubmit={submit}>
      <Failure error={joining.error} title={t`We couldn’t check the code`} />
      <TextField
        label={t`Family code`}
        value={code}
        error={isTried ? firstProblem(problem) : undefined}
        maxLength={limits.invitationCodeLength}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        isWide
        busyText={joining.isPending && t`Joining...`}
      >{t`Join my family`}</Button>
    </form>
  );
}
