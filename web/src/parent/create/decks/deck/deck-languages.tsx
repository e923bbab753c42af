import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { commonLanguages, otherLanguages } from '../../../../../../shared/languages.ts';
import type { SideLanguages } from '../../../../../../shared/schemas/deck.ts';
import { Select } from '../../../../components/controls/field.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { whenUsed } from '../../../../words/locale.ts';
import styles from '../list/deck-form.module.css';

const languageNames = whenUsed((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

/** @returns a language's display name, or its tag if it has none. */
export function nameLanguage(tag: string): string {
  return languageNames().of(tag) ?? tag;
}

const othersByName = whenUsed((locale) =>
  otherLanguages.toSorted((one, other) => nameLanguage(one).localeCompare(nameLanguage(other), locale)),
);

interface DeckLanguagesProps {
  readonly chosen: SideLanguages | undefined;
  readonly register: (side: keyof SideLanguages) => UseFormRegisterReturn;
}

/** Language of each side for text-to-speech. Collapsed, because most decks don't need it. */
export function DeckLanguages({ chosen, register }: DeckLanguagesProps) {
  const { t } = useLingui();
  const { frontLanguage = '', backLanguage = '' } = chosen ?? {};
  return (
    <Disclosure summary={t`Languages for reading aloud`} isOpen={frontLanguage !== '' || backLanguage !== ''}>
      {() => (
        <div className={joinClasses(styles.sides, 'stack gap-4 shrinks')}>
          <LanguageSelect label={t`Language of the front`} chosen={frontLanguage} field={register('frontLanguage')} />
          <LanguageSelect label={t`Language of the back`} chosen={backLanguage} field={register('backLanguage')} />
        </div>
      )}
    </Disclosure>
  );
}

interface LanguageSelectProps {
  readonly label: string;
  /** The tag of the chosen language, which may be in neither list of offered languages. */
  readonly chosen: string;
  readonly field: UseFormRegisterReturn;
}

function LanguageSelect({ label, chosen, field }: LanguageSelectProps) {
  const { t } = useLingui();
  const isListed = chosen === '' || commonLanguages.includes(chosen) || otherLanguages.includes(chosen);
  return (
    <Select label={label} {...field}>
      <option value="">{t`Not set`}</option>
      {!isListed && <option value={chosen}>{nameLanguage(chosen)}</option>}
      <LanguageGroup label={t`Popular`} tags={commonLanguages} />
      <LanguageGroup label={t`More languages`} tags={othersByName()} />
    </Select>
  );
}

function LanguageGroup({ label, tags }: { readonly label: string; readonly tags: readonly string[] }) {
  return (
    <optgroup label={label}>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {nameLanguage(tag)}
        </option>
      ))}
    </optgroup>
  );
}
