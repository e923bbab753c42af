import { useLingui } from '@lingui/react/macro';
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
import { MascotPlace } from '../../components/pictures/mascot-place.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { describeError, describeFailure } from '../../lib/api/describe-error.ts';
import { suggestDeviceName } from '../../lib/device/device-name.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { claimPairingMutation, collectPairingQuery } from '../../queries/devices.ts';
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
  const { t } = useLingui();
  usePageTitle(t`Join your family`);
  const [claim, setClaim] = useState<string>();
  const [isAgain, setIsAgain] = useState(false);
  function startAgain() {
    setClaim(undefined);
    setIsAgain(true);
  }
  return (
    <div className="stack gap-6">
      <BackButton onPress={onBack} />
      {claim === undefined ? (
        <CodeForm code={isAgain ? '' : code} onClaimed={setClaim} />
      ) : (
        <Waiting claim={claim} onAgain={startAgain} />
      )}
    </div>
  );
}

function CodeForm({ code, onClaimed }: { readonly code: string; readonly onClaimed: (claim: string) => void }) {
  const { t } = useLingui();
  const claiming = useMutation(claimPairingMutation);
  const form = useContractForm(codeClaim, { code, name: suggestDeviceName() });
  const submit = form.handleSubmit((values) => {
    if (!claiming.isPending) claiming.mutate(values, { onSuccess: ({ claim }) => onClaimed(claim) });
  });
  return (
    <form noValidate className="stack gap-5" onSubmit={(event) => void submit(event)}>
      <h1 className="text-2xl">{t`Use this device with your family`}</h1>
      <p>{t`On your own phone or computer, open Settings, then This device. Tap “Add a child’s device” to get a code.`}</p>
      {claiming.error && (
        <Banner tone="error">
          {describeFailure(claiming.error, t`Couldn’t check the code`, {
            'not-found': t`That code didn’t work. It may have expired. Get a new one and try again.`,
          })}
        </Banner>
      )}
      <TextField
        label={t`Code`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.invitationCodeLength}
        {...fieldOf(form, 'code')}
      />
      <TextField label={t`Name of this device`} autoComplete="off" {...fieldOf(form, 'name')} />
      <Button
        type="submit"
        variant="primary"
        isWide
        busyText={claiming.isPending && t`Sending...`}
      >{t`Ask to join`}</Button>
      <Suspense fallback={null}>
        <HomeScreenHint title={t`Want it on the Home Screen? Add it first`}>
          <p>{t`The Home Screen app starts fresh. Open it, tap “This is a child’s device” and type the code there.`}</p>
        </HomeScreenHint>
      </Suspense>
    </form>
  );
}

/** Polls for the approval. Once paired, the start screen shows the children. */
function Waiting({ claim, onAgain }: { readonly claim: string; readonly onAgain: () => void }) {
  const { t } = useLingui();
  const { error, failureReason } = useQuery(collectPairingQuery(claim));
  if (error) {
    return (
      <div className="centred gap-4">
        <MascotPlace mood="puzzled" size={88} />
        <Banner tone="error">
          {error instanceof ApiError && error.code === 'not-found'
            ? t`The code expired, or a grown-up said no. Get a new code and try again.`
            : describeError(error)}
        </Banner>
        <Button variant="primary" onClick={onAgain}>{t`Try again`}</Button>
      </div>
    );
  }
  return (
    <div className="centred gap-4" role="status">
      <MascotPlace mood="looking" size={88} />
      <Spinner />
      <h1 className="text-2xl">{t`Almost there`}</h1>
      <p>{t`Now tap “Yes, that’s us” on your own device.`}</p>
      {failureReason instanceof ApiError && failureReason.isUnreachable && (
        <p className="note">{failureReason.message}</p>
      )}
    </div>
  );
}
