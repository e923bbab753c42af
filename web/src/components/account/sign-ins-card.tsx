import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInSession } from '../../../../shared/schemas/user.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { endSignInMutation, signInsQuery } from '../../queries/auth.ts';
import { formatMoment } from '../../words/dates.ts';
import { Button } from '../controls/button.tsx';
import { DeleteDialog } from '../dialog/delete-dialog.tsx';
import { NotLoaded } from '../feedback/messages.tsx';
import { SectionCard } from '../layout/card.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import styles from './account.module.css';

/** The browsers where the account is signed in. All but the current one have a sign-out button. */
export function SignInsCard() {
  const signIns = useQuery(signInsQuery);
  const [ending, setEnding] = useState<SignInSession>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(signIns.data);
  return (
    <SectionCard title="Your devices" titleRef={titleRef}>
      <SignInList signIns={signIns} onEnd={setEnding} />
      {ending && (
        <DeleteDialog
          title={`Sign out ${ending.browser}?`}
          text="You’ll need to sign in again there. Everything you saved is safe."
          cancelText="Keep it"
          confirmText="Sign it out"
          busyText="Signing out..."
          mutation={endSignInMutation}
          target={{ params: { sessionId: ending.id } }}
          doneText={`${ending.browser} is signed out`}
          failedText="Failed to sign it out"
          refusals={{ 'not-found': 'It is signed out already.' }}
          onDeleted={() => {
            setEnding(undefined);
            noteDeleted(ending.id);
          }}
          onCancel={() => setEnding(undefined)}
        />
      )}
    </SectionCard>
  );
}

/** So many are shown, the current one first; the rest folds away. */
const shownFirst = 3;

interface SignInListProps {
  readonly signIns: ReturnType<typeof useQuery<readonly SignInSession[]>>;
  readonly onEnd: (signIn: SignInSession) => void;
}

function SignInList({ signIns, onEnd }: SignInListProps) {
  if (!signIns.data) return <NotLoaded of={signIns} what="your devices" height="48px" />;
  const rest = signIns.data.slice(shownFirst);
  return (
    <>
      <SignInRows signIns={signIns.data.slice(0, shownFirst)} onEnd={onEnd} />
      {rest.length > 0 && (
        <Disclosure summary={`More (${rest.length})`}>
          <SignInRows signIns={rest} onEnd={onEnd} />
        </Disclosure>
      )}
    </>
  );
}

interface SignInRowsProps {
  readonly signIns: readonly SignInSession[];
  readonly onEnd: (signIn: SignInSession) => void;
}

function SignInRows({ signIns, onEnd }: SignInRowsProps) {
  return (
    <ul className={styles.ways}>
      {signIns.map((signIn) => (
        <li key={signIn.id} className={styles.way}>
          <div>
            <strong>{signIn.browser}</strong>
            <p className={styles.note}>
              {signIn.current ? 'This one' : `Last used ${formatMoment(signIn.lastUsedAt)}`}
            </p>
          </div>
          {!signIn.current && (
            <Button
              aria-label={`Sign out: ${signIn.browser}, last used ${formatMoment(signIn.lastUsedAt)}`}
              onClick={() => onEnd(signIn)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
