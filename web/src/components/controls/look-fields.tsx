import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LearnerLook } from '../../../../shared/schemas/learner.ts';
import { useId } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { Select } from './field.tsx';
import styles from './look-fields.module.css';

interface LookFieldsProps {
  readonly look: LearnerLook;
  readonly onChange: (look: LearnerLook) => void;
}

/** Settings for how the screens look and sound for a child. Used by adults and by the children themselves. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const { t } = useLingui();
  const { textSize, spacing, calm, colour, sounds } = look;

  function change(next: { readonly [Part in keyof LearnerLook]?: LearnerLook[Part] | undefined }) {
    const whole = Object.entries({ ...look, ...next }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(whole));
  }

  return (
    <>
      <ColourChoice colour={colour} onChange={(chosen) => change({ colour: chosen })} />
      <Select
        label={t`Text size`}
        value={textSize ?? ''}
        onChange={({ target: { value } }) =>
          change({ textSize: value === 'large' || value === 'huge' ? value : undefined })
        }
      >
        <option value="">{t`Normal`}</option>
        <option value="large">{t`Large`}</option>
        <option value="huge">{t`Very large`}</option>
      </Select>
      <Choice
        title={t`More space`}
        isChosen={spacing === 'wide'}
        onChange={(isWide) => change({ spacing: isWide ? 'wide' : undefined })}
      />
      <Choice
        title={t`Calm`}
        hint={t`Soft colors. Nothing moves.`}
        isChosen={calm === true}
        onChange={(isCalm) => change({ calm: isCalm ? true : undefined })}
      />
      <Choice
        title={t`Sounds`}
        hint={t`While studying, plus a buzz.`}
        isChosen={sounds === true}
        onChange={(hasSounds) => change({ sounds: hasSounds ? true : undefined })}
      />
    </>
  );
}

type Colour = LearnerLook['colour'];

const colours: readonly (readonly [colour: Colour, name: MessageDescriptor])[] = [
  [undefined, msg`Violet`],
  ['ocean', msg`Ocean`],
  ['lagoon', msg`Lagoon`],
  ['berry', msg`Berry`],
];

/** Radio buttons for the child's accent color, each with its name and a swatch. */
function ColourChoice({ colour, onChange }: { readonly colour: Colour; readonly onChange: (colour: Colour) => void }) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={joinClasses(styles.colours, 'stack gap-2')}>
      <legend className="below-2 across">{t`Color`}</legend>
      {colours.map(([value, title]) => (
        <label key={String(value)} className="row option chosen gap-2 outlined target pad-2-3">
          <input type="radio" name={name} checked={value === colour} onChange={() => onChange(value)} />
          <span aria-hidden="true" className={styles.patch} data-patch={value} />
          {t(title)}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly hint?: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

export function Choice({ title, hint, isChosen, onChange }: ChoiceProps) {
  return (
    <label className="chosen described outlined target pad-3-4">
      <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
      <strong>{title}</strong>
      {hint && <span className="note">{hint}</span>}
    </label>
  );
}
