import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import Plus from 'virtual:icons/plus';
import TabletSmartphone from 'virtual:icons/tablet-smartphone';
import Trash2 from 'virtual:icons/trash-2';
import { useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Device } from '../../../../shared/schemas/device.ts';
import { Button, IconButton } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure, NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { Row } from '../../components/layout/row.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { suggestDeviceName } from '../../lib/device/device-name.ts';
import { useDevice } from '../../lib/device/family-device.ts';
import { createDeviceMutation, deleteDeviceMutation, devicesQuery, idOfDevice } from '../../queries/devices.ts';
import { loadedMembersQuery } from '../../queries/members.ts';
import { formatInstant } from '../../words/instants.ts';
import { useHouseholdRole } from '../household-role.ts';
import { PinCard } from './pin-card.tsx';
import { PairDeviceDialog } from './pair-device-dialog.tsx';

/** The children's devices and the own PIN, for those who manage learners. */
export function ChildrensDevices({ householdId }: { readonly householdId: string }) {
  const role = useHouseholdRole(householdId);
  if (!isPermitted(role, 'manage-learners')) return null;
  return <DevicesCard householdId={householdId} canAdd={isPermitted(role, 'let-children-in')} />;
}

/** Lists the devices on which children study without signing in. */
function DevicesCard({ householdId, canAdd }: { readonly householdId: string; readonly canAdd: boolean }) {
  const { t } = useLingui();
  const devices = useQuery(devicesQuery(householdId));
  const [isPairing, setIsPairing] = useState(false);
  const [removed, setRemoved] = useState<Device>();
  const here = idOfDevice(useDevice());
  const isHere = devices.data?.some(({ id }) => id === here) ?? false;
  return (
    <>
      <SectionCard title={t`Children’s devices`}>
        <p className="note">{t`Kids tap their animal to start. Parent screens stay locked.`}</p>
        <DeviceList householdId={householdId} devices={devices} here={here} onRemove={setRemoved} />
        {canAdd && devices.data && !isHere && <UseThisDevice householdId={householdId} />}
        {canAdd && (
          <Button
            className="self-start"
            icon={<Plus />}
            onClick={() => setIsPairing(true)}
          >{t`Add a child’s device`}</Button>
        )}
        {isPairing && <PairDeviceDialog householdId={householdId} onClose={() => setIsPairing(false)} />}
        {removed && <RemoveDevice householdId={householdId} device={removed} onClose={() => setRemoved(undefined)} />}
      </SectionCard>
      {canAdd && isHere && <PinCard />}
    </>
  );
}

interface RemoveDeviceProps {
  readonly householdId: string;
  readonly device: Device;
  readonly onClose: () => void;
}

function RemoveDevice({ householdId, device: { id, name }, onClose }: RemoveDeviceProps) {
  const { t } = useLingui();
  const [isForgotten, setIsForgotten] = useState(false);
  return (
    <DeleteDialog
      title={t`Remove ${name}?`}
      text={t`Children can’t study on it anymore. What they learned stays. Answers they already gave still arrive when it’s next online.`}
      cancelText={t({ message: 'Keep it', context: 'a device' })}
      confirmText={t`Remove`}
      busyText={t`Removing...`}
      mutation={deleteDeviceMutation}
      target={{ params: { householdId, deviceId: id }, query: isForgotten ? { forget: 'yes' } : {} }}
      doneText={t`${name} was removed`}
      failedText={t`Failed to remove the device`}
      onDeleted={onClose}
      onCancel={onClose}
    >
      <label className="row gap-3 below-4">
        <input type="checkbox" checked={isForgotten} onChange={() => setIsForgotten(!isForgotten)} />
        {t`Forget answers that haven’t arrived yet`}
      </label>
    </DeleteDialog>
  );
}

interface DeviceListProps {
  readonly householdId: string;
  readonly devices: UseQueryResult<readonly Device[]>;
  readonly here: string | undefined;
  readonly onRemove: (device: Device) => void;
}

function DeviceList({ householdId, devices, here, onRemove }: DeviceListProps) {
  const { t } = useLingui();
  if (!devices.data)
    return <NotLoaded of={devices} loading={t`Loading devices...`} failed={t`Failed to load devices`} height="68px" />;
  return (
    <ul className="stack">
      {devices.data.map((device) => (
        <Row
          key={device.id}
          title={device.name}
          icon={<TabletSmartphone />}
          action={
            <IconButton
              label={t`Remove ${{ name: device.name }}`}
              icon={<Trash2 />}
              tone="danger"
              onClick={() => onRemove(device)}
            />
          }
        >
          <p className="note">
            {device.id === here ? t`This device` : t`Last used ${{ day: formatInstant(device.lastUsedAt) }}`}
          </p>
          <SetUpBy userId={device.addedBy} householdId={householdId} />
        </Row>
      ))}
    </ul>
  );
}

/** Says who set up a device. Devices of earlier releases don't know. */
function SetUpBy({ userId, householdId }: { readonly userId: string | undefined; readonly householdId: string }) {
  const { t } = useLingui();
  const { me } = useAccount();
  const members = useQuery(loadedMembersQuery(householdId)).data;
  const email = members?.find((member) => member.userId === userId)?.user.email;
  if (email === undefined) return null;
  return <p className="note breaks">{userId === me.id ? t`Set up by you` : t`Set up by ${email}`}</p>;
}

/** Registers this device, so children can sign in here with a tap. */
function UseThisDevice({ householdId }: { readonly householdId: string }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const creation = useMutation(createDeviceMutation);
  const say = () => announce(t`Your children can use this device now`, { isShown: true });
  return (
    <>
      <Failure error={creation.error} title={t`We couldn’t add this device`} />
      <Button
        variant="primary"
        className="text-s self-start"
        icon={<TabletSmartphone />}
        busyText={creation.isPending && t`One moment...`}
        onClick={() => creation.mutate({ householdId, name: suggestDeviceName() }, { onSuccess: say })}
      >{t`Let the children use this device`}</Button>
    </>
  );
}
