import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Device } from '../../../../shared/schemas/device.ts';
import { Button, IconButton } from '../../components/controls/button.tsx';
import { DeleteDialog } from '../../components/dialog/delete-dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { Failure, NotLoaded } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { suggestDeviceName, useDevice } from '../../lib/device/family-device.ts';
import { createDeviceMutation, deleteDeviceMutation, devicesQuery, idOfDevice } from '../../queries/devices.ts';
import { formatInstant } from '../../words/dates.ts';
import { PairDeviceDialog } from './pair-device-dialog.tsx';
import styles from './settings-tab.module.css';

/** Lists the devices on which children study without signing in. */
export function DevicesCard({ householdId, canAdd }: { readonly householdId: string; readonly canAdd: boolean }) {
  const devices = useQuery(devicesQuery(householdId));
  const [isPairing, setIsPairing] = useState(false);
  const [removed, setRemoved] = useState<Device>();
  const here = idOfDevice(useDevice());
  const isHere = devices.data?.some(({ id }) => id === here) ?? false;
  return (
    <SectionCard title="Children’s devices">
      <p className={styles.note}>Kids tap their animal to start. No email, no password. Parent screens stay locked.</p>
      <DeviceList devices={devices} here={here} onRemove={setRemoved} />
      {canAdd && devices.data && !isHere && <UseThisDevice householdId={householdId} />}
      {canAdd && (
        <Button className={styles.action} icon={<Plus />} onClick={() => setIsPairing(true)}>
          Add a child’s device
        </Button>
      )}
      {isPairing && <PairDeviceDialog householdId={householdId} onClose={() => setIsPairing(false)} />}
      {removed && <RemoveDevice householdId={householdId} device={removed} onClose={() => setRemoved(undefined)} />}
    </SectionCard>
  );
}

interface RemoveDeviceProps {
  readonly householdId: string;
  readonly device: Device;
  readonly onClose: () => void;
}

function RemoveDevice({ householdId, device: { id, name }, onClose }: RemoveDeviceProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  return (
    <DeleteDialog
      title={`Remove ${name}?`}
      text="The children can no longer study on it, from now on. What they learned stays. Answers they gave on it before still arrive when it’s next online."
      cancelText="Keep it"
      confirmText="Remove"
      busyText="Removing..."
      mutation={deleteDeviceMutation}
      target={{ params: { householdId, deviceId: id }, query: isForgotten ? { forget: 'yes' } : {} }}
      doneText={`${name} was removed`}
      failedText="Failed to remove the device"
      onDeleted={onClose}
      onCancel={onClose}
    >
      <label className={styles.check}>
        <input type="checkbox" checked={isForgotten} onChange={() => setIsForgotten(!isForgotten)} />
        Forget answers that haven’t arrived yet
      </label>
    </DeleteDialog>
  );
}

interface DeviceListProps {
  readonly devices: UseQueryResult<readonly Device[]>;
  readonly here: string | undefined;
  readonly onRemove: (device: Device) => void;
}

function DeviceList({ devices, here, onRemove }: DeviceListProps) {
  if (!devices.data) return <NotLoaded of={devices} what="devices" height="68px" />;
  return (
    <ul className={styles.list}>
      {devices.data.map((device) => (
        <li key={device.id} className={styles.row}>
          <TabletSmartphone />
          <div className={styles.texts}>
            <span dir="auto">{device.name}</span>
            <span className={styles.membersNote}>
              {device.id === here ? 'This device' : `Last used ${formatInstant(device.lastUsedAt)}`}
            </span>
          </div>
          <IconButton
            label={`Remove ${device.name}`}
            icon={<Trash2 />}
            tone="danger"
            onClick={() => onRemove(device)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Registers this device, so children can sign in here with a tap. */
function UseThisDevice({ householdId }: { readonly householdId: string }) {
  const announce = useAnnounce();
  const creation = useMutation(createDeviceMutation);
  const say = () => announce('Your children can use this device now', { isShown: true });
  return (
    <>
      <Failure error={creation.error} title="This device could not be added" />
      <Button
        variant="primary"
        className={styles.action}
        icon={<TabletSmartphone />}
        busyText={creation.isPending && 'One moment...'}
        onClick={() => creation.mutate({ householdId, name: suggestDeviceName() }, { onSuccess: say })}
      >
        Let the children use this device
      </Button>
    </>
  );
}
