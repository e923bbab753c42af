import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { Button } from '../controls/button.tsx';
import { pickChanged } from '../controls/contract-form.ts';
import { Banner } from '../feedback/messages.tsx';

/**
 * What someone else wrote in the texts of a form while it was open. Saving again overwrites it, as it has been seen by then.
 * @param opened the values that the form opened with
 * @param names the texts of the route's `seen`
 */
export function useTheirTexts<Name extends string>(opened: object | undefined, names: readonly Name[]) {
  const [theirs, setTheirs] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<ApiError>();
  const known = { ...opened, ...theirs };
  const textOf = (name: Name): string => {
    const text: unknown = Reflect.get(known, name);
    return typeof text === 'string' ? text : '';
  };
  return {
    /** Why the last attempt to save was refused, until theirs are taken. */
    refusal,
    texts: names.flatMap((name) => {
      const text = refusal?.fields?.[name];
      return text === undefined ? [] : [{ name, text }];
    }),
    /** @returns what differs from what is known of the stored values, or `otherwise` if nothing does, with the texts that it replaces */
    changeOf: <Values extends object>(values: Values, otherwise: Partial<Values> = {}) => {
      const changed = pickChanged(known, values);
      const sent = Object.keys(changed).length > 0 ? changed : otherwise;
      const replaced = names.filter((name) => name in sent);
      const seen = Object.fromEntries(replaced.map((name) => [name, textOf(name)]));
      return { ...sent, ...(replaced.length > 0 && { seen: seen as { [Each in Name]?: string } }) };
    },
    /** Call this when saving failed. */
    note: (error: Error): void => {
      setRefusal(isAboutTheirs(error) ? error : undefined);
      if (isAboutTheirs(error)) setTheirs((before) => ({ ...before, ...error.fields }));
    },
    settle: () => setRefusal(undefined),
  };
}

/** Whether saving was refused because it would overwrite what someone else wrote. {@link TheirTexts} says so. */
export function isAboutTheirs(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === 'changed-meanwhile';
}

interface TheirTextsProps<Name extends string> {
  readonly of: ReturnType<typeof useTheirTexts<Name>>;
  /** Puts their text into the form. */
  readonly onTake: (name: Name, text: string) => void;
}

/** Shows the texts that saving again would overwrite, and offers to take them. */
export function TheirTexts<Name extends string>({ of: { refusal, texts, settle }, onTake }: TheirTextsProps<Name>) {
  const { t } = useLingui();
  if (!refusal) return null;
  function take() {
    for (const { name, text } of texts) onTake(name, text);
    settle();
  }
  return (
    <Banner
      tone="error"
      action={
        <Button onClick={take}>{t({ message: 'Use theirs', comment: 'The text that someone else wrote' })}</Button>
      }
    >
      {refusal.message}
      {texts.map(({ name, text }) => (
        <p key={name} dir="auto" className="breaks">
          {text || '–'}
        </p>
      ))}
    </Banner>
  );
}
