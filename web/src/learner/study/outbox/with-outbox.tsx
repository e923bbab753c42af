import type { ComponentType } from 'react';
import { type Me, useAccount } from '../../../lib/account/account.tsx';
import { loadSignOutCleanup } from '../../../lib/account/session.ts';
import { useOutbox } from './outbox-context.tsx';
import type { StudyOutbox } from './study-outbox.ts';
import type { FinishSaving } from '../../profile/sign-out-section.tsx';

/** How long a sign-out waits for unsent answers. */
const signOutTimeoutMs = 4_000;

export interface OutboxUse {
  readonly finishSaving: FinishSaving;
  readonly forgetStudy: () => Promise<void>;
}

/** Gives a component that signs out or leaves the family access to the outbox, to send or delete the answers on this device. */
export function withOutbox<Props extends object>(Ending: ComponentType<Props & OutboxUse>): ComponentType<Props> {
  return (props) => {
    const outbox = useOutbox();
    const { me } = useAccount();
    return <Ending {...props} finishSaving={() => finishSaving(outbox)} forgetStudy={() => forgetStudy(outbox, me)} />;
  };
}

/** Deletes all study data of the account from this device, as far as its storage answers. */
async function forgetStudy(outbox: StudyOutbox, { id, learner }: Me): Promise<void> {
  const { deleteAccountData } = await loadSignOutCleanup();
  await deleteAccountData(id, learner?.id ?? id).catch(() => undefined);
  await outbox.forgetAll();
}

/** Sends waiting answers before a sign-out and reports what remains. */
async function finishSaving(outbox: StudyOutbox) {
  await outbox.flush(signOutTimeoutMs);
  const { waitingAnswers, isAtRisk, refused } = outbox.readState();
  return { waitingAnswers: waitingAnswers + (refused?.count ?? 0), isKept: !isAtRisk };
}
