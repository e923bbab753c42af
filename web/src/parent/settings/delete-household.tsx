import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'virtual:icons/trash-2';
import { useRef, useState } from 'react';
import { isPermitted } from '../../../../shared/permissions.ts';
import type { Household } from '../../../../shared/schemas/household.ts';
import { ProofForm } from '../../components/account/proof-form.tsx';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { deleteHouseholdMutation, householdQuery } from '../../queries/households.ts';
import { useHouseholdRole } from '../household-role.ts';
import { ExportDialog, OfferExport } from './family-data.tsx';

interface DeleteHouseholdCardProps {
  readonly householdId: string;
  readonly onDeleted: () => void;
}

/** Offers to delete the household. Renders nothing if the user may not. */
export function DeleteHouseholdCard({ householdId, onDeleted }: DeleteHouseholdCardProps) {
  const { t } = useLingui();
  const household = useQuery(householdQuery(householdId)).data;
  const role = useHouseholdRole(householdId);
  const [isAsking, setIsAsking] = useState(false);
  if (!household || !isPermitted(role, 'delete-household')) return null;
  return (
    <SectionCard title={t`Delete household`}>
      <p className="note">{t`Deletes everything in it, for everyone.`}</p>
      <Button icon={<Trash2 />} onClick={() => setIsAsking(true)}>{t`Delete household`}</Button>
      {isAsking && (
        <DeleteHouseholdDialog household={household} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />
      )}
    </SectionCard>
  );
}

interface DeleteHouseholdDialogProps {
  readonly household: Household;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks for the household's name and the password before deleting, because no other action deletes as much. */
function DeleteHouseholdDialog({ household, onDeleted, onClose }: DeleteHouseholdDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const nameField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isExporting, setIsExporting] = useState(false);
  function checkName(): boolean {
    const isRight = isSameName(nameField.current?.value ?? '', household.name);
    setProblem(isRight ? undefined : t`This isn’t the household’s name.`);
    if (!isRight) nameField.current?.focus();
    return isRight;
  }
  return (
    <Dialog title={t`Delete ${{ name: household.name }}?`} onClose={onClose}>
      <ProofForm
        mutation={deleteHouseholdMutation}
        targetOf={(password) => ({ params: { householdId: household.id }, body: { password } })}
        isReady={checkName}
        confirmText={t`Delete household`}
        cancelText={t`Cancel`}
        failedText={t`Failed to delete household`}
        onDone={() => {
          onDeleted();
          announce(t`${{ name: household.name }} was deleted`, { isShown: true });
        }}
        onCancel={onClose}
      >
        <p>{t`Everyone in it loses its learners, decks, cards and study history. You can’t undo this. Members keep their accounts.`}</p>
        <OfferExport householdId={household.id} onExport={() => setIsExporting(true)} />
        <TextField
          ref={nameField}
          label={t`Type the household’s name to confirm`}
          hint={household.name}
          autoComplete="off"
          spellCheck={false}
          error={problem}
        />
      </ProofForm>
      {isExporting && (
        <ExportDialog householdId={household.id} name={household.name} onClose={() => setIsExporting(false)} />
      )}
    </Dialog>
  );
}

/** Compares names but ignores invisible differences: extra spaces and the Unicode form of accents. */
function isSameName(typed: string, name: string): boolean {
  return simplify(typed) === simplify(name);
}

function simplify(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}
