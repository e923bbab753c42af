import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import { codeClaim } from '../../../../shared/schemas/device.ts';
import type { HomeScreenHintProps } from '../../components/account/app-on-device.tsx';
import { BackButton, Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Spinner } from '../../components/feedback/loading.tsx';
import { Banner } from '../../components/feedback/messages.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { suggestDeviceName } from '../../lib/device/family-device.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { claimPairingMutation, collectPairingQuery } from '../../queries/devices.ts';
import styles from './who-is-learning.module.css';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';

/** Loaded in a separate chunk, because only iPhones and iPads need it. If it can't be loaded, pairing by code still works. */
const HomeScreenHint = lazyScreen<HomeScreenHintProps>(async () => {
  try {
    return (await import('../../components/account/app-on-device.tsx')).HomeScreenHint;
  } catch {
    return () => null;
  }
});

interface PairDeviceScreenProps {
  /** Code from a scanned QR code; empty if none was scanned. */
  readonly code: string;
  /** Returns to the start screen, which lists the children once the device is paired. */
  readonly onBack: () => void;
}

/** Pairs a child's device with the family: enter the code, then wait for a grown-up's approval. */
export function PairDeviceScreen({ code, onBack }: PairDeviceScreenProps) {
  usePageTitle('Join your family');
  const [claim, setClaim] = useState<string>();
  return (
    <div className={styles.screen}>
      <BackButton onPress={onBack} />
      {claim === undefined ? (
        <CodeForm code={code} onClaimed={setClaim} />
      ) : (
        <Waiting claim={claim} onAgain={() => setClaim(undefined)} />
      )}
    </div>
  );
}

function CodeForm({ code, onClaimed }: { readonly code: string; readonly onClaimed: (claim: string) => void }) {
  const claiming = useMutation(claimPairingMutation);
  const form = useContractForm(codeClaim, { code, name: suggestDeviceName() });
  const submit = form.handleSubmit((values) => {
    if (!claiming.isPending) claiming.mutate(values, { onSuccess: ({ claim }) => onClaimed(claim) });
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h1 className={styles.heading}>Use this device with your family</h1>
      <p>A grown-up opens Flashspark on their own device: Settings, Devices, “Add a child’s device”.</p>
      {claiming.error && (
        <Banner tone="error">
          {describeFailure(claiming.error, 'The code could not be checked', {
            'not-found': 'This code is not right, or its ten minutes are over. Please ask for a new one.',
          })}
        </Banner>
      )}
      <TextField
        label="Code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.invitationCodeLength}
        {...fieldOf(form, 'code')}
      />
      <TextField label="Name of this device" autoComplete="off" {...fieldOf(form, 'name')} />
      <Button type="submit" variant="primary" isWide busyText={claiming.isPending && 'Asking...'}>
        Ask to join
      </Button>
      <Suspense fallback={null}>
        <HomeScreenHint title="Want it on the Home Screen? Do that first">
          <p>
            The app on the Home Screen keeps its own data. Open it, choose “This is a child’s device” and enter the code
            there.
          </p>
        </HomeScreenHint>
      </Suspense>
    </form>
  );
}

/** Polls for the approval. Once paired, the start screen shows the children. */
function Waiting({ claim, onAgain }: { readonly claim: string; readonly onAgain: () => void }) {
  const { error } = useQuery(collectPairingQuery(claim));
  if (error) {
    return (
      <div className={styles.waiting}>
        <Banner tone="error">The ten minutes are over, or a grown-up said no. Please ask for a new code.</Banner>
        <Button variant="primary" onClick={onAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <h1 className={styles.heading}>Almost there</h1>
      <p>Now a grown-up presses “Yes, that is us” on their own device.</p>
    </div>
  );
}
