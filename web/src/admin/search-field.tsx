import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../shared/limits.ts';
import { TextField } from '../components/controls/field.tsx';

const restMs = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly initial: string;
  readonly onSearch: (search: string) => void;
}

/** Search field with debounced input. Enter searches immediately. */
export function SearchField({ label, placeholder, initial, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string, delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), delayMs);
  }

  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={limits.emailLength}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        search(value, restMs);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Inside a dialog, Enter would submit the dialog's form.
        event.preventDefault();
        search(text, 0);
      }}
    />
  );
}
