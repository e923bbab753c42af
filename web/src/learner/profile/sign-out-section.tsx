import { useMutation } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import UsersRound from 'lucide-react/icons/users-round';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { endSession } from '../../lib/account/session.ts';
import { signOutEverywhereMutation } from '../../queries/auth.ts';
import { countOf, nounFor } from '../../words/counts.ts';
import styles from './profile-screen.module.css';

/** What could not be sent before the account leaves. */
interface SavingOutcome {
  readonly waitingAnswers: number;
  /** Whether they stay on this device for the next time; else they are lost. */
  readonly isKept: boolean;
}

export type FinishSaving = () => Promise<SavingOutcome>;

interface WayOut extends SavingOutcome {
  readonly leave: () => void;
}

interface SafeWayOut {
  /** Sends what waits, then leaves; asks first when something could not be sent. */
  readonly saveAndLeave: (leave: () => void) => void;
  readonly isSaving: boolean;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** The way off this device: never without the answers that still wait on it. */
function useSafeWayOut(finishSaving: FinishSaving): SafeWayOut {
  const [isSaving, setIsSaving] = useState(false);
  const [asked, setAsked] = useState<WayOut>();

  async function saveAndLeave(leave: () => void) {
    if (isSaving) return;
    setIsSaving(true);
    const outcome = await finishSaving();
    setIsSaving(false);
    if (outcome.waitingAnswers > 0) setAsked({ ...outcome, leave });
    else leave();
  }

  const question = asked && (
    <ConfirmDialog
      title="Some answers are still waiting"
      text={describeWaiting(asked)}
      confirmText="Sign Out"
      cancelText="Stay"
      onConfirm={() => {
        setAsked(undefined);
        asked.leave();
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { saveAndLeave: (leave) => void saveAndLeave(leave), isSaving, question };
}

/** On a family's device: the next child's turn, in one tap. */
export function ChangeChildButton({ finishSaving, onLeaving }: SignOutSectionProps) {
  const { signOut } = useAccount();
  const { saveAndLeave, isSaving, question } = useSafeWayOut(finishSaving);
  return (
    <>
      <Button
        icon={<UsersRound />}
        busyText={isSaving && 'One moment...'}
        onClick={() =>
          saveAndLeave(() => {
            onLeaving();
            signOut();
          })
        }
      >
        Change
      </Button>
      {question}
    </>
  );
}

interface SignOutSectionProps {
  readonly finishSaving: FinishSaving;
  /** Just before this device is signed out. */
  readonly onLeaving: () => void;
}

/** Signs out here or everywhere, once the answers are safe. */
export function SignOutSection({ finishSaving, onLeaving }: SignOutSectionProps) {
  const { signOut } = useAccount();
  const everywhere = useMutation({ ...signOutEverywhereMutation, onSuccess: () => endSession('signed-out') });
  const { saveAndLeave, isSaving, question } = useSafeWayOut(finishSaving);

  function leaveHere() {
    onLeaving();
    signOut();
  }

  return (
    <div className={styles.wayOut}>
      <Failure error={everywhere.error} title="We could not sign you out everywhere" />
      <Button isWide icon={<LogOut />} busyText={isSaving && 'Signing out...'} onClick={() => saveAndLeave(leaveHere)}>
        Sign Out
      </Button>
      <Button
        variant="quiet"
        className={styles.everywhere}
        busyText={everywhere.isPending && 'Signing out...'}
        onClick={() => saveAndLeave(() => everywhere.mutate())}
      >
        Sign out everywhere
      </Button>
      {question}
    </div>
  );
}

function describeWaiting({ waitingAnswers, isKept }: SavingOutcome): string {
  const what = `${countOf(waitingAnswers, 'answer')} ${nounFor(waitingAnswers, 'has', 'have')}`;
  const them = nounFor(waitingAnswers, 'it', 'them');
  return isKept
    ? `${what} not reached Flashspark yet. This device keeps ${them} safe and sends ${them} when you sign in here again.`
    : `${what} not reached Flashspark yet, and this browser cannot keep ${them}. Please stay until you are online again.`;
}
