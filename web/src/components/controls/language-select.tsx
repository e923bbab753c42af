import type { ComponentProps } from 'react';
import { type AppLanguage, appLanguageNames } from '../../../../shared/languages.ts';
import { languages } from '../../words/word-files.ts';
import { Select } from './field.tsx';

/** Whether this build speaks more than one language. */
export const hasLanguages = languages.length > 1;

/** A choice of the languages that this build speaks, after the options given as children. A pseudo-language is named by its tag. */
export function LanguageSelect({ children, ...props }: ComponentProps<typeof Select>) {
  return (
    <Select {...props}>
      {children}
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {tag in appLanguageNames ? appLanguageNames[tag as AppLanguage] : tag}
        </option>
      ))}
    </Select>
  );
}
