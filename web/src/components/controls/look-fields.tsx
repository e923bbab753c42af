import type { LearnerLook } from '../../../../shared/schemas/learner.ts';
import { useId } from 'react';
import { Select } from './field.tsx';
import styles from './look-fields.module.css';

interface LookFieldsProps {
  readonly look: LearnerLook;
  readonly onChange: (look: LearnerLook) => void;
}

/** Settings for how the screens look and sound for a child. Used by adults and by the children themselves. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const { textSize, spacing, calm, colour, sounds } = look;

  function change(next: { readonly [Part in keyof LearnerLook]?: LearnerLook[Part] | undefined }) {
    const whole = Object.entries({ ...look, ...next }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(whole));
  }

  return (
    <>
      <ColourChoice colour={colour} onChange={(chosen) => change({ colour: chosen })} />
      <Select
        label="Text size"
        value={textSize ?? ''}
        onChange={({ target: { value } }) =>
          change({ textSize: value === 'large' || value === 'huge' ? value : undefined })
        }
      >
        <option value="">As usual</option>
        <option value="large">Large</option>
        <option value="huge">Very large</option>
      </Select>
      <Choice
        title="More space"
        hint="Between lines, words and letters."
        isChosen={spacing === 'wide'}
        onChange={(isWide) => change({ spacing: isWide ? 'wide' : undefined })}
      />
      <Choice
        title="Calm"
        hint="Softer colors, and nothing moves."
        isChosen={calm === true}
        onChange={(isCalm) => change({ calm: isCalm ? true : undefined })}
      />
      <Choice
        title="Sounds"
        hint="Small ones while studying, and a buzz where the device can."
        isChosen={sounds === true}
        onChange={(hasSounds) => change({ sounds: hasSounds ? true : undefined })}
      />
    </>
  );
}

type Colour = LearnerLook['colour'];

const colours: readonly (readonly [colour: Colour, name: string])[] = [
  [undefined, 'Violet'],
  ['ocean', 'Ocean'],
  ['lagoon', 'Lagoon'],
  ['berry', 'Berry'],
];

/** Radio buttons for the child's accent color, each with its name and a swatch. */
function ColourChoice({ colour, onChange }: { readonly colour: Colour; readonly onChange: (colour: Colour) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>Color</legend>
      {colours.map(([value, title]) => (
        <label key={title} className={styles.colour}>
          <input type="radio" name={name} checked={value === colour} onChange={() => onChange(value)} />
          <span aria-hidden="true" className={styles.patch} data-patch={value} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly hint: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

export function Choice({ title, hint, isChosen, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
      <strong>{title}</strong>
      <span className={styles.hint}>{hint}</span>
    </label>
  );
}
