import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { leaveOutEqual } from '../../../../../../shared/card-marks.ts';
import { limits } from '../../../../../../shared/limits.ts';
import type { Card } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Choice } from '../../../../components/controls/look-fields.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { hasTag, listTags } from './card-view.ts';
import styles from './selected-cards.module.css';
import { TagsField } from '../card-form/tags-field.tsx';

export interface TagChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function tagsAfter({ tags = [] }: Card, { added, removed }: TagChange): string[] {
  const gone = new Set(removed.map((tag) => tag.toLowerCase()));
  return leaveOutEqual([...tags.filter((tag) => !gone.has(tag.toLowerCase())), ...added]);
}

interface TagsDialogProps {
  readonly selected: readonly Card[];
  readonly known: readonly string[];
  readonly onSave: (change: TagChange) => void;
  readonly onClose: () => void;
}

export function TagsDialog({ selected, known, onSave, onClose }: TagsDialogProps) {
  const { t } = useLingui();
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  // Memoized, because thousands of cards may be selected and each key press renders the dialog.
  const own = useMemo(
    () => listTags(selected).map((tag) => ({ tag, count: selected.filter(hasTag(tag)).length })),
    [selected],
  );
  const isEmpty = added.length + removed.length === 0;
  return (
    <Dialog
      title={t`Tags of ${plural({ count: selected.length }, { one: '# card', other: '# cards' })}`}
      isDirty={!isEmpty}
      onClose={onClose}
    >
      {(close) => (
        <form
          noValidate
          className={joinClasses(styles.form, 'stack gap-4 shrinks')}
          onSubmit={(event) => {
            event.preventDefault();
            if (isEmpty) onClose();
            else onSave({ added, removed });
          }}
        >
          <TagsField label={t`Add`} tags={added} known={known} onChange={setAdded} />
          <p className="note">{t`A card can have up to ${{ most: limits.tagsPerCard }} tags.`}</p>
          {own.length > 0 && (
            <fieldset className={joinClasses(styles.form, 'stack gap-4 shrinks')}>
              <legend>{t`Remove`}</legend>
              {own.map(({ tag, count }) => (
                <Choice
                  key={tag}
                  title={tag}
                  hint={t`${plural(count, { one: '# card', other: '# cards' })}`}
                  isChosen={removed.includes(tag)}
                  onChange={(isGone) => setRemoved(isGone ? [...removed, tag] : removed.filter((one) => one !== tag))}
                />
              ))}
            </fieldset>
          )}
          <DialogActions>
            <Button onClick={close}>{t`Cancel`}</Button>
            <Button type="submit" variant="primary">{t`Save`}</Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
