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
import { formatTime } from '../../words/dates.ts';
import styles from './settings-tab.module.css';

interface PairDeviceDialogProps {
  readonly householdId: string;
  readonly onClose: () => void;
}

/** Shows a pairing code and QR code for a child's device, then asks to confirm the device that used it. */
export function PairDeviceDialog({ householdId, onClose }: PairDeviceDialogProps) {
  const { mutate, data, error } = useMutation(createPairingMutation);
  useEffect(() => mutate({ params: { householdId }, body: {} }), [mutate, householdId]);
  const renew = () => mutate({ params: { householdId }, body: {} });
  return (
    <Dialog title="Add a child’s device" onClose={onClose}>
      <Failure error={error} title="Failed to make a code" />
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
  const params = { householdId, pairingId: pairing.id };
  const { data } = useQuery(pairingQuery(params));
  const approval = useMutation(approvePairingMutation);
  const announce = useAnnounce();
  if (data?.state === 'expired') {
    return (
      <>
        <Banner tone="info">The ten minutes are over.</Banner>
        <DialogActions>
          <Button onClick={onDone}>Close</Button>
          <Button variant="primary" onClick={onRenew}>
            New code
          </Button>
        </DialogActions>
      </>
    );
  }
  if (data?.state === 'claimed' || data?.state === 'approved') {
    return (
      <>
        <Failure error={approval.error} title="That did not work" />
        <p>
          <strong dir="auto">{data.deviceName}</strong> asks to join
          {data.claimedAt && ` (at ${formatTime(data.claimedAt)})`}. Is that the device in front of you?
        </p>
        <DialogActions>
          <Button onClick={onDone}>No, stop</Button>
          <Button
            variant="primary"
            busyText={approval.isPending && 'One moment...'}
            onClick={() =>
              approval.mutate(
                { params },
                {
                  onSuccess: () => {
                    announce(`${data.deviceName} is yours now`, { isShown: true });
                    onDone();
                  },
                },
              )
            }
          >
            Yes, that is us
          </Button>
        </DialogActions>
      </>
    );
  }
  return <Code code={pairing.code} expiresAt={pairing.expiresAt} onDone={onDone} />;
}

/** Number of characters per group. Two groups make the eight-character code easier to read aloud. */
const codeGroup = 4;

interface CodeProps {
  readonly code: string;
  readonly expiresAt: string;
  readonly onDone: () => void;
}

function Code({ code, expiresAt, onDone }: CodeProps) {
  return (
    <>
      <CodeTicket
        code={code}
        group={codeGroup}
        picture={<QrPicture text={`${window.location.origin}/#pair=${code}`} />}
      />
      <ol className={styles.steps}>
        <li>On the child’s device, scan the picture, or open Flashspark and choose “This is a child’s device”.</li>
        <li>Enter the code there, then come back here and say yes.</li>
      </ol>
      <p className={styles.invitationCodeNote} role="status">
        Waiting for the device. The code works once, until {formatTime(expiresAt)}.
      </p>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
      </DialogActions>
    </>
  );
}
