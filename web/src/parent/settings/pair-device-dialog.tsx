import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { createPairing } from '../../../../shared/routes/devices.ts';
import type { RouteAnswer } from '../../../../shared/routes/define-route.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { CodeTicket } from '../../components/controls/code-ticket.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { Banner, Failure } from '../../components/feedback/messages.tsx';
import { QrPicture } from '../../components/controls/qr-picture.tsx';
import { approvePairingMutation, createPairingMutation, pairingQuery } from '../../queries/devices.ts';
import { formatTime } from '../../words/instants.ts';
import styles from './settings-tab.module.css';

interface PairDeviceDialogProps {
  readonly householdId: string;
  readonly onClose: () => void;
}

/** Shows a pairing code and QR code for a child's device, then asks to confirm the device that used it. */
export function PairDeviceDialog({ householdId, onClose }: PairDeviceDialogProps) {
  const { t } = useLingui();
  const { mutate, data, error } = useMutation(createPairingMutation);
  useEffect(() => mutate({ params: { householdId }, body: {} }), [mutate, householdId]);
  const renew = () => mutate({ params: { householdId }, body: {} });
  return (
    <Dialog title={t`Add a child’s device`} onClose={onClose}>
      <Failure error={error} title={t`Failed to make a code`} />
      {!data && !error && <Skeleton height="280px" />}
      {data && <Pairing key={data.id} householdId={householdId} pairing={data} onRenew={renew} onDone={onClose} />}
    </Dialog>
  );
}

interface PairingProps {
  readonly householdId: string;
  readonly pairing: RouteAnswer<typeof createPairing>;
  readonly onRenew: () => void;
  readonly onDone: () => void;
}

function Pairing({ householdId, pairing, onRenew, onDone }: PairingProps) {
  const { t } = useLingui();
  const params = { householdId, pairingId: pairing.id };
  const { data } = useQuery(pairingQuery(params));
  const approval = useMutation(approvePairingMutation);
  const announce = useAnnounce();
  if (data?.state === 'expired') {
    return (
      <>
        <Banner tone="info">{t`The code has expired.`}</Banner>
        <DialogActions>
          <Button onClick={onDone}>{t`Close`}</Button>
          <Button variant="primary" onClick={onRenew}>{t`New code`}</Button>
        </DialogActions>
      </>
    );
  }
  if (data?.state === 'claimed' || data?.state === 'approved') {
    return (
      <>
        <Failure error={approval.error} title={t`That didn’t work`} />
        <JoinQuestion deviceName={data.deviceName} claimedAt={data.claimedAt} />
        <DialogActions>
          <Button onClick={onDone}>{t`No, stop`}</Button>
          <Button
            variant="primary"
            busyText={approval.isPending && t`One moment...`}
            onClick={() =>
              approval.mutate(
                { params },
                {
                  onSuccess: () => {
                    announce(t`${{ name: data.deviceName }} is yours now`, { isShown: true });
                    onDone();
                  },
                },
              )
            }
          >{t`Yes, that’s us`}</Button>
        </DialogActions>
      </>
    );
  }
  return <Code code={pairing.code} expiresAt={pairing.expiresAt} onDone={onDone} />;
}

interface JoinQuestionProps {
  readonly deviceName: string | undefined;
  readonly claimedAt: string | undefined;
}

function JoinQuestion({ deviceName, claimedAt }: JoinQuestionProps) {
  const time = claimedAt && formatTime(claimedAt);
  return (
    <p>
      {time ? (
        <Trans>
          <strong dir="auto">{deviceName}</strong> asks to join (at {time}). Is that the device in front of you?
        </Trans>
      ) : (
        <Trans>
          <strong dir="auto">{deviceName}</strong> asks to join. Is that the device in front of you?
        </Trans>
      )}
    </p>
  );
}

/** Number of characters per group. Two groups make the eight-character code easier to read aloud. */
const codeGroup = 4;

const makePairingLink = (code: string) => `${window.location.origin}/#pair=${code}`;

interface CodeProps {
  readonly code: string;
  readonly expiresAt: string;
  readonly onDone: () => void;
}

function Code({ code, expiresAt, onDone }: CodeProps) {
  const { t } = useLingui();
  return (
    <>
      <CodeTicket code={code} group={codeGroup} picture={<QrPicture text={makePairingLink(code)} />} />
      <ol className={styles.steps}>
        <li>{t`On the child’s device, scan the picture, or open Flashspark and choose “This is a child’s device”.`}</li>
        <li>{t`Enter the code there, then come back here and say yes.`}</li>
      </ol>
      <p
        className="note line-high"
        role="status"
      >{t`Waiting for the device. The code works once, until ${{ time: formatTime(expiresAt) }}.`}</p>
      <DialogActions>
        <Button onClick={onDone}>{t`Cancel`}</Button>
      </DialogActions>
    </>
  );
}
