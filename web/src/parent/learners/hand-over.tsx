import { useMutation } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { handOverMutation } from '../../queries/devices.ts';

interface HandOverProps {
  readonly learner: Pick<Learner, 'id' | 'householdId' | 'name'>;
  /** Starts the child on this deck's first card instead of their home screen. */
  readonly deck?: { readonly id: string; readonly name: string };
  readonly isPrimary?: boolean;
}

/** Signs the child in on this device. Returning to the parent screens requires a password again. */
export function HandOver({ learner, deck, isPrimary = false }: HandOverProps) {
  const handing = useMutation(handOverMutation);
  return (
    <>
      <Failure error={handing.error} title="That did not work" />
      <Button
        isWide={isPrimary}
        aria-label={isPrimary ? undefined : `Hand over to ${learner.name}`}
        variant={isPrimary ? 'primary' : 'quiet'}
        icon={isPrimary && <Play />}
        busyText={handing.isPending && 'One moment...'}
        onClick={() =>
          handing.mutate({
            ...learner,
            ...(deck && { opens: { tab: 'study', deck: { id: deck.id, name: deck.name } } }),
          })
        }
      >
        {isPrimary ? `Hand the device to ${learner.name}` : 'Hand over'}
      </Button>
    </>
  );
}
