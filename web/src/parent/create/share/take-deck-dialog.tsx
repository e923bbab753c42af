import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isPermitted } from '../../../../../shared/permissions.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { invitationCode } from '../../../../../shared/schemas/household.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Select, TextField } from '../../../components/controls/field.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Failure } from '../../../components/feedback/messages.tsx';
import { useAccount } from '../../../lib/account/account.tsx';
import { takeDeckMutation } from '../../../queries/shares.ts';
import { openDeckThere } from '../decks/list/open-deck.ts';
import styles from './share.module.css';
import { fieldOf, useContractForm } from '../../../components/controls/contract-form.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';

interface SharedDeckProps {
  /** Code from the link that opened the page. */
  readonly code: string;
  readonly onOpen: (householdId: string) => void;
  readonly onClose: () => void;
}

/** Offers to copy a shared deck. The offer waits until the user has a household. Viewers learn that they can't copy decks. */
export function SharedDeck({ code, onOpen, onClose }: SharedDeckProps) {
  const { me } = useAccount();
  const managed = me.households.filter(({ role }) => isPermitted(role, 'manage-content'));
  if (me.households.length === 0) return null;
  if (managed.length === 0) return <LookingOnly onClose={onClose} />;

  function open({ householdId, id }: Deck) {
    onClose();
    onOpen(householdId);
    openDeckThere(householdId, id);
  }

  return <TakeDeckDialog code={code} households={managed} onTaken={open} onClose={onClose} />;
}

function LookingOnly({ onClose }: Pick<SharedDeckProps, 'onClose'>) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Get a shared deck`} size={400} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`Someone shared a deck with you. You can see this household, but you can’t add decks to it. Ask a grown-up who manages it to open the link.`}</p>
          <DialogActions>
            <Button onClick={close}>{t`OK`}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface TakeDeckDialogProps {
  readonly code?: string;
  /** Households the deck can be copied to. Never empty. */
  readonly households: readonly { readonly id: string; readonly name: string }[];
  readonly onTaken: (deck: Deck) => void;
  readonly onClose: () => void;
}

/** Accepts a code or the whole share link. */
const typedCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => /#deck=([\w-]+)/.exec(text)?.[1] ?? text),
  ),
  invitationCode.shape.code,
);
const taking = z.object({ code: typedCode, householdId: z.string() });

/** Copies a deck that another family shares, after confirmation. */
export function TakeDeckDialog({ code = '', households, onTaken, onClose }: TakeDeckDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const copying = useMutation(takeDeckMutation);
  const form = useContractForm(taking, { code, householdId: households[0]?.id ?? '' });
  const submit = form.handleSubmit((body) => {
    if (copying.isPending) return;
    copying.mutate(body, {
      onSuccess: (deck) => {
        announce(t`${{ deck: deck.name }} is in your decks`, { isShown: true });
        onTaken(deck);
      },
    });
  });
  return (
    <FormDialog
      title={t`Get a shared deck`}
      size={400}
      isDirty={form.formState.isDirty}
      className="stack gap-4"
      submitText={t`Get deck`}
      busyText={copying.isPending && t`Copying...`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Failure
        error={copying.error}
        title={t`Failed to get the deck`}
        refusals={{
          'not-found': t({ message: 'This code doesn’t work. Check it, or ask for a new one.', context: 'of a deck' }),
        }}
      />
      <p>
        {code
          ? t`Someone shared a deck with you. You get a copy of your own, with its pictures and sounds.`
          : t`Another family can share a deck with you. You get a copy of your own, with its pictures and sounds.`}
      </p>
      <div className={styles.code}>
        <TextField
          label={t`Code or link`}
          hint={t`In the deck’s menu, they tap More, then Share.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...fieldOf(form, 'code', { onChange: copying.reset })}
        />
      </div>
      {households.length > 1 && (
        <Select
          label={t({ message: 'For', comment: 'The household that gets the deck' })}
          {...form.register('householdId')}
          options={households.map(({ id, name }) => [id, name])}
        />
      )}
    </FormDialog>
  );
}
