import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PinField } from '../../components/account/pin-field.tsx';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { readPinHolder } from '../../lib/device/family-device.ts';
import { removePinMutation, setPinMutation } from '../../queries/pins.ts';

/** The grown-up's PIN for coming back to this device. */
export function PinCard() {
  const { t } = useLingui();
  const { me } = useAccount();
  const announce = useAnnounce();
  const removal = useMutation(removePinMutation);
  const [hasPin, setHasPin] = useState(() => readPinHolder() === me.id);
  const [isSetting, setIsSetting] = useState(false);

  function remove() {
    removal.mutate(undefined, {
      onSuccess: () => {
        setHasPin(false);
        announce(t`PIN removed`, { isShown: true });
      },
    });
  }

  return (
    <SectionCard title={t`Your PIN`}>
      <p className="note">
        {hasPin
          ? t`Your PIN brings you back after a child has used this device.`
          : t`Set a PIN to come back quickly after a child has used this device. It only works here.`}
      </p>
      <Failure error={removal.error} title={t`Couldn’t remove your PIN`} />
      <Button className="self-start" onClick={() => setIsSetting(true)}>
        {hasPin ? t`Change PIN` : t`Set a PIN`}
      </Button>
      {hasPin && (
        <Button
          variant="quiet"
          className="self-start"
          busyText={removal.isPending && t`Removing...`}
          onClick={remove}
        >{t`Remove PIN`}</Button>
      )}
      {isSetting && <PinDialog onSet={() => setHasPin(true)} onClose={() => setIsSetting(false)} />}
    </SectionCard>
  );
}

function PinDialog({ onSet, onClose }: { readonly onSet: () => void; readonly onClose: () => void }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { mutate, isPending, error } = useMutation(setPinMutation);
  const [pin, setPin] = useState('');
  const wrongPin = error instanceof ApiError ? error.fields?.['pin'] : undefined;

  function save() {
    if (isPending) return;
    const onSuccess = () => {
      onSet();
      announce(t`PIN saved`, { isShown: true });
      onClose();
    };
    mutate({ pin }, { onSuccess });
  }

  return (
    <Dialog title={t`Your PIN`} size={400} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Failure error={wrongPin === undefined ? error : null} title={t`Couldn’t save your PIN`} />
        <PinField label={t`New PIN`} value={pin} onValue={setPin} error={wrongPin} />
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" busyText={isPending && t`Saving...`}>{t`Save`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
