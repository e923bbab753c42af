import { useMutation } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import type { Learner } from '../../../../shared/schemas/learner.ts';
import { Button } from '../../components/controls/button.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { handOverMutation } from '../../queries/devices.ts';

interface HandOverProps {
  readonly learner: Pick<Learner, 'id' | 'householdId' | 'name'>;
  /** The child begins with its first card, instead of its home. */
  readonly deck?: { readonly id: string; readonly name: string };
  readonly isPrimary?: boolean;
}

/** The grown-up steps back and hands the device over: the child is in, and the grown-ups’ side asks for a password again. */
export function HandOver({ learner, deck, isPrimary = false }: HandOverProps) {
  const handing = useMutation(handOverMutation);
  return (
    <>
      <Failure error={handing.error} title="That did not work" />
      <Button
        isWide={isPrimary}
        aria-label={`Hand over to ${learner.name}`}
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
        {isPrimary ? `Hand over to ${learner.name}` : 'Hand over'}
      </Button>
    </>
  );
}
