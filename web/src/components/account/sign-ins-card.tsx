import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInSession } from '../../../../shared/schemas/user.ts';
import { useFocusAfterDeletion } from '../../lib/page/use-focus-after-deletion.ts';
import { endSignInMutation, signInsQuery } from '../../queries/auth.ts';
import { formatMoment } from '../../words/instants.ts';
import { Button } from '../controls/button.tsx';
import { DeleteDialog } from '../dialog/delete-dialog.tsx';
import { NotLoaded } from '../feedback/messages.tsx';
import { SectionCard } from '../layout/card.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { Row } from '../layout/row.tsx';

/** The browsers where the account is signed in. All but the current one have a sign-out button. */
export function SignInsCard() {
  const { t } = useLingui();
  const signIns = useQuery(signInsQuery);
  const [ending, setEnding] = useState<SignInSession>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(signIns.data);
  return (
    <SectionCard title={t`Your devices`} titleRef={titleRef}>
      <SignInList signIns={signIns} onEnd={setEnding} />
      {ending && (
        <DeleteDialog
          title={t`Sign out ${{ browser: nameBrowser(ending) }}?`}
          text={t`You’ll need to sign in again there. Everything you saved is safe.`}
          cancelText={t({ message: 'Keep it', context: 'a browser that is signed in' })}
          confirmText={t`Sign it out`}
          busyText={t`Signing out...`}
          mutation={endSignInMutation}
          target={{ params: { sessionId: ending.id } }}
          doneText={t`${{ browser: nameBrowser(ending) }} is signed out`}
          failedText={t`Failed to sign it out`}
          refusals={{ 'not-found': t`It’s already signed out.` }}
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
  const { t } = useLingui();
  if (!signIns.data)
    return (
      <NotLoaded
        of={signIns}
        loading={t`Loading your devices...`}
        failed={t`Failed to load your devices`}
        height="48px"
      />
    );
  const rest = signIns.data.slice(shownFirst);
  return (
    <>
      <SignInRows signIns={signIns.data.slice(0, shownFirst)} onEnd={onEnd} />
      {rest.length > 0 && (
        <Disclosure summary={t`More (${{ count: rest.length }})`}>
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
  const { t } = useLingui();
  return (
    <ul className="stack">
      {signIns.map((signIn) => (
        <Row
          key={signIn.id}
          title={nameBrowser(signIn)}
          action={
            !signIn.current && (
              <Button
                aria-label={t`Sign out: ${{ browser: nameBrowser(signIn) }}, last used ${{ moment: formatMoment(signIn.lastUsedAt) }}`}
                onClick={() => onEnd(signIn)}
              >{t`Sign out`}</Button>
            )
          }
        >
          <p className="note">
            {signIn.current ? t`This one` : t`Last used ${{ moment: formatMoment(signIn.lastUsedAt) }}`}
          </p>
        </Row>
      ))}
    </ul>
  );
}

/** The server names a browser in English: `Firefox on Android`, or `A browser` if it's none that it knows. */
function nameBrowser({ browser: name }: SignInSession): string {
  const [known = name, system] = name.split(' on ');
  const browser = known === 'A browser' ? t`A browser` : known;
  return system === undefined ? browser : t`${browser} on ${system}`;
}
