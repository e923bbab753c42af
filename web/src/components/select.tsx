import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field.tsx';
import styles from './field.module.css';

type SelectProps = FieldFrameProps & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** One of several, as the system's own list. Its children are `<option>`s. */
export function Select({ label, hint, error, isOptional, children, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.selectWrap}>
          <select {...select} {...wiring} className={styles.control}>
            {children}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
