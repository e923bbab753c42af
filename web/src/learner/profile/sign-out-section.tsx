import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import LogOut from 'virtual:icons/log-out';
import UserRound from 'virtual:icons/user-round';
import UsersRound from 'virtual:icons/users-round';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { describeError } from '../../lib/api/describe-error.ts';
import { endSession } from '../../lib/account/session.ts';
import { chooseWayBack } from '../../lib/device/family-device.ts';
import { openPlaceFor } from '../../lib/page/navigation.ts';
import { reachFamilyMutation } from '../../queries/devices.ts';
import { signOutEverywhereMutation } from '../../queries/own-account.ts';
import styles from './profile-screen.module.css';

/** In one chunk with the other rare ways out. */
const GrownUpDialog = lazyScreen(async () => (await import('./way-out.tsx')).GrownUpDialog);

/** Unsent answers after an attempt to send them. */
interface SavingOutcome {
  readonly waitingAnswers: number;
  /** Whether the answers are kept on this device until the next sign-in. If not, they are lost. */
  readonly isKept: boolean;
}

export type FinishSaving = () => Promise<SavingOutcome>;

interface WayOut extends SavingOutcome {
  readonly leave: () => void;
}

interface SafeWayOut {
  /** Sends waiting answers, then calls `leave`, unless the person has opened another screen meanwhile. Asks for confirmation if some remain unsent. */
  readonly saveAndLeave: (leave: () => void) => void;
  readonly isSaving: boolean;
  readonly question: ReactNode;
}

/** Makes sure that signing out doesn't lose unsent answers. @param isStillWanted whether the person has not pressed another way out meanwhile. */
function useSafeWayOut(finishSaving: FinishSaving, isStillWanted = () => true): SafeWayOut {
  const { t } = useLingui();
  const [asked, setAsked] = useState<WayOut>();
  const { mutate, isPending: isSaving } = useMutation({ mutationFn: finishSaving });

  function saveAndLeave(leave: () => void) {
    if (isSaving) return;
    mutate(undefined, {
      onSuccess: (outcome) => {
        if (!isStillWanted()) return;
        if (outcome.waitingAnswers > 0) setAsked({ ...outcome, leave });
        else leave();
      },
    });
  }

  const question = asked && (
    <ConfirmDialog
      title={t`Some answers are still waiting`}
      text={describeWaiting(asked)}
      confirmText={t`Sign Out`}
      cancelText={t`Stay`}
      onConfirm={() => {
        setAsked(undefined);
        asked.leave();
      }}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { saveAndLeave, isSaving, question };
}

interface LeaveDeviceButtonProps extends SignOutSectionProps {
  /** Leads a grown-up straight to their PIN, passkey or password. */
  readonly isForGrownUp?: boolean;
}

/** Which way out was pressed last. While the other one still asks, it gives way: the page ends where the last press says. */
const lastPress: { isForGrownUp?: boolean } = {};

/** Signs the child out of a family device, so that the next child or a grown-up can start. Without a connection the child stays, because nobody could. */
export function LeaveDeviceButton({ finishSaving, onLeaving, isForGrownUp = false }: LeaveDeviceButtonProps) {
  const { t } = useLingui();
  const { signOut } = useAccount();
  const isLast = () => lastPress.isForGrownUp === isForGrownUp;
  const { saveAndLeave, isSaving, question } = useSafeWayOut(finishSaving, isLast);
  const reach = useMutation(reachFamilyMutation);

  function leave() {
    onLeaving();
    signOut();
    if (isForGrownUp) openPlaceFor(undefined, { screen: chooseWayBack() });
  }

  function reachAndLeave() {
    lastPress.isForGrownUp = isForGrownUp;
    reach.mutate(undefined, { onSuccess: () => isLast() && saveAndLeave(leave) });
  }

  return (
    <>
      <Button
        {...(isForGrownUp && { variant: 'quiet', isWide: true })}
        icon={isForGrownUp ? <UserRound /> : <UsersRound />}
        busyText={(isSaving || reach.isPending) && t`One moment...`}
        onClick={reachAndLeave}
      >
        {isForGrownUp ? t`I’m a grown-up` : t({ message: 'Change', context: 'who studies on this device' })}
      </Button>
      {reach.error && isLast() && (
        <ConfirmDialog
          title={t`This needs a connection`}
          text={describeError(reach.error)}
          tone="secondary"
          confirmText={t`Retry`}
          cancelText={t`Stay`}
          onConfirm={reachAndLeave}
          onCancel={reach.reset}
        />
      )}
      {question}
    </>
  );
}

interface SignOutSectionProps {
  readonly finishSaving: FinishSaving;
  readonly onLeaving: () => void;
}

/**
 * Buttons that sign out on this device or everywhere, after sending waiting answers. A child with an account must sign in again on each device, so everywhere
 * asks for a grown-up with its password first.
 */
export function SignOutSection({ finishSaving, onLeaving }: SignOutSectionProps) {
  const { t } = useLingui();
  const { me, signOut } = useAccount();
  const [isAsking, setIsAsking] = useState(false);
  const everywhere = useMutation({ ...signOutEverywhereMutation, onSuccess: () => endSession('signed-out') });
  const { saveAndLeave, isSaving, question } = useSafeWayOut(finishSaving);

  const leaveEverywhere = () => saveAndLeave(() => everywhere.mutate());

  function leaveHere() {
    onLeaving();
    signOut();
  }

  return (
    <div className="stack gap-2 above-2">
      <Failure error={everywhere.error} title={t`We couldn’t sign you out everywhere`} />
      <Button
        isWide
        icon={<LogOut />}
        busyText={isSaving && t`Signing out...`}
        onClick={() => saveAndLeave(leaveHere)}
      >{t`Sign Out`}</Button>
      <Button
        variant="quiet"
        className={styles.everywhere}
        busyText={everywhere.isPending && t`Signing out...`}
        onClick={() => (me.email === undefined ? leaveEverywhere() : setIsAsking(true))}
      >{t`Sign out everywhere`}</Button>
      {isAsking && me.email !== undefined && (
        <Suspense fallback={null}>
          <GrownUpDialog
            email={me.email}
            saveAndLeave={saveAndLeave}
            isSaving={isSaving}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
      {question}
    </div>
  );
}

function describeWaiting({ waitingAnswers, isKept }: SavingOutcome): string {
  return isKept
    ? t`${plural(waitingAnswers, {
        one: '# answer hasn’t been sent yet. It’s safe here. We’ll send it when you sign in again.',
        other: '# answers haven’t been sent yet. They’re safe here. We’ll send them when you sign in again.',
      })}`
    : t`${plural(waitingAnswers, {
        one: '# answer hasn’t been sent yet. This browser can’t keep it. Stay until you’re online. Or save it from Home.',
        other:
          '# answers haven’t been sent yet. This browser can’t keep them. Stay until you’re online. Or save them from Home.',
      })}`;
}
