import { useMutation } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { useAccount } from '../../lib/account.tsx';
import { describeFailure } from '../../lib/describe-error.ts';
import { endSession } from '../../lib/session.ts';
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

interface SignOutSectionProps {
  readonly finishSaving: FinishSaving;
  /** Just before this device is signed out. */
  readonly onLeaving: () => void;
}

/** Signs out here or everywhere, once the answers are safe. */
export function SignOutSection({ finishSaving, onLeaving }: SignOutSectionProps) {
  const { signOut } = useAccount();
  const everywhere = useMutation({ ...signOutEverywhereMutation, onSuccess: () => endSession('signed-out') });
  const [isSaving, setIsSaving] = useState(false);
  const [asked, setAsked] = useState<WayOut>();

  function leaveHere() {
    onLeaving();
    signOut();
  }

  async function saveAndLeave(leave: () => void) {
    if (isSaving) return;
    setIsSaving(true);
    const outcome = await finishSaving();
    setIsSaving(false);
    if (outcome.waitingAnswers > 0) setAsked({ ...outcome, leave });
    else leave();
  }

  return (
    <div className={styles.wayOut}>
      {everywhere.error && (
        <Banner tone="error">{describeFailure(everywhere.error, 'We could not sign you out everywhere')}</Banner>
      )}
      <Button
        isWide
        icon={<LogOut aria-hidden="true" />}
        busyText={isSaving && 'Signing out...'}
        onClick={() => void saveAndLeave(leaveHere)}
      >
        Sign Out
      </Button>
      <Button
        variant="quiet"
        className={styles.everywhere}
        busyText={everywhere.isPending && 'Signing out...'}
        onClick={() => void saveAndLeave(() => everywhere.mutate())}
      >
        Sign out everywhere
      </Button>
      {asked && (
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
      )}
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
