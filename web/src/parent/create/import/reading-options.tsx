import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Encoding, supportedEncodings } from '../../../../../shared/import/text/encodings.ts';
import { allParts } from '../../../../../shared/import/parse-source.ts';
import { Select, TextField } from '../../../components/controls/field.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { wordOf } from '../../../words/word-of.ts';
import { ColumnOptions } from './column-options.tsx';
import styles from './import-preview.module.css';
import type { ReadImport } from './read-import-file.ts';
import type { ReadingChoices } from './use-import-source.ts';

interface SourcePartsProps {
  readonly content: ReadImport;
  readonly isNewDeck: boolean;
  readonly onChange: (change: ReadingChoices) => void;
}

/** Resets the column choices, because the column numbers are invalid once the text is split differently. */
const otherCut = {
  frontColumn: undefined,
  backColumn: undefined,
  extraColumns: undefined,
  hasHeader: undefined,
} as const;

/** Selects the workbook sheet or package deck. Renders nothing if there is only one. */
export function SourceParts(props: SourcePartsProps) {
  const { t } = useLingui();
  const {
    content: { kind, parts, part, noteTypes, noteType },
    isNewDeck,
    onChange,
  } = props;
  return (
    <>
      {parts.length > 0 && (
        <Select
          label={kind === 'workbook' ? t({ message: 'Sheet', comment: 'A sheet of a spreadsheet' }) : t`Deck`}
          value={part}
          onChange={(event) => onChange({ ...otherCut, noteType: undefined, part: event.target.value })}
        >
          {kind === 'package' && (
            <option value={allParts}>{isNewDeck ? t`All decks, each on its own` : t`All decks together`}</option>
          )}
          {parts.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {describePart(kind, name, count)}
            </option>
          ))}
        </Select>
      )}
      {noteTypes.length > 0 && (
        <Select
          label={t`Kind of notes`}
          hint={t`Each kind has its own fields. Choose the front and back below.`}
          value={noteType}
          onChange={(event) => onChange({ noteType: event.target.value })}
          options={noteTypes.map(({ id, name, count }) => [id, describePart(kind, name, count)])}
        />
      )}
    </>
  );
}

/** A sheet, a deck or a kind of notes, with the number of its rows or notes. */
function describePart(kind: ReadImport['kind'], name: string, count: number): string {
  return kind === 'workbook'
    ? t`${name} (${plural(count, { one: '# row', other: '# rows' })})`
    : t`${name} (${plural(count, { one: '# note', other: '# notes' })})`;
}

interface ReadingOptionsProps {
  readonly content: ReadImport;
  readonly choices: ReadingChoices;
  readonly isPasted: boolean;
  /** False if the header question is shown elsewhere. */
  readonly hasHeaderOption: boolean;
  readonly onChange: (change: ReadingChoices) => void;
}

/** Options that correct how the source is read. Initially expanded if detection was unsure. */
export function ReadingOptions({ content, choices, isPasted, hasHeaderOption, onChange }: ReadingOptionsProps) {
  const { t } = useLingui();
  const { columns, cut, hasMarkup, kind } = content;
  const isEncodingCertain = cut?.isEncodingCertain ?? true;
  const [isGuess] = useState(!isEncodingCertain || columns.hasHeader === 'unsure');
  return (
    <Disclosure
      summary={isPasted ? t`Not right? Change how the text is read` : t`Not right? Change how the file is read`}
      isOpen={isGuess}
    >
      {!isEncodingCertain && (
        <p className="note pad-end-3">{t`This encoding is a guess. If letters look wrong above, choose another.`}</p>
      )}
      <div className={joinClasses(styles.optionsBody, 'stack gap-4')}>
        <ColumnOptions content={content} choices={choices} onChange={onChange} />
        {hasHeaderOption && kind !== 'package' && (
          <Select
            label={t`First row`}
            value={columns.firstRowIsHeader ? 'header' : 'card'}
            onChange={(event) => onChange({ hasHeader: event.target.value === 'header' })}
          >
            <option value="header">{t({ message: 'Header', comment: 'The first row names the columns' })}</option>
            <option value="card">{t({ message: 'Card', comment: 'The first row is a card' })}</option>
          </Select>
        )}
        {cut && <CutOptions cut={cut} choices={choices} isPasted={isPasted} onChange={onChange} />}
        {hasMarkup !== undefined && kind !== 'package' && (
          <Select
            label={t`HTML in the text`}
            value={hasMarkup ? 'text' : 'as-is'}
            onChange={(event) => onChange({ hasMarkup: event.target.value === 'text' })}
          >
            <option value="text">{t`Make it plain text`}</option>
            <option value="as-is">{t`Keep it as it is`}</option>
          </Select>
        )}
      </div>
    </Disclosure>
  );
}

const delimiterNames: Readonly<Record<string, MessageDescriptor>> = {
  ',': msg`Comma  ,`,
  ';': msg`Semicolon  ;`,
  '\t': msg({ message: 'Tab', comment: 'The character of the tab key' }),
  '|': msg`Pipe  |`,
  ' ': msg({ message: 'Space', context: 'the character between two words' }),
  ':': msg`Colon  :`,
  ' - ': msg`Dash  -`,
  ' = ': msg`Equals sign  =`,
  '\n': msg`New line`,
  '  ': msg`Several spaces`,
  '\u3000': msg`Wide space`,
  '[': msg({ message: 'Pronunciation', comment: 'A pronunciation in square brackets separates the sides' }),
  '(': msg`Kind of word, like (n)`,
  '()': msg`Brackets at the end`,
  '? ': msg`Question mark  ?`,
};
const rowSeparatorNames: Readonly<Record<string, MessageDescriptor>> = {
  '\n': msg`New line`,
  '\n\n': msg`Empty line`,
  ';': msg`Semicolon  ;`,
  '|': msg`Pipe  |`,
};

interface CutOptionsProps extends Pick<ReadingOptionsProps, 'choices' | 'isPasted' | 'onChange'> {
  readonly cut: NonNullable<ReadImport['cut']>;
}

function CutOptions({ cut: { delimiter, rowSeparator, encoding }, choices, isPasted, onChange }: CutOptionsProps) {
  const { t } = useLingui();
  return (
    <>
      <SeparatorOption
        label={t({ message: 'Separator', comment: 'Stands between front and back' })}
        otherLabel={t`Separator: which one?`}
        value={delimiter}
        names={delimiterNames}
        onChange={(value) => onChange({ ...otherCut, delimiter: value, rowSeparator })}
      />
      <SeparatorOption
        label={t`Between two cards`}
        otherLabel={t`Between two cards: which one?`}
        value={rowSeparator}
        names={rowSeparatorNames}
        onChange={(value) => onChange({ ...otherCut, delimiter, rowSeparator: value })}
      />
      {!isPasted && (
        <Select
          label={t`Encoding`}
          value={choices.encoding ?? encoding}
          onChange={(event) =>
            onChange({
              ...otherCut,
              delimiter: undefined,
              rowSeparator: undefined,
              encoding: event.target.value as Encoding,
            })
          }
          options={supportedEncodings.map(({ value, label }) => [value, wordOf(label)])}
        />
      )}
    </>
  );
}

interface SeparatorOptionProps {
  readonly label: string;
  /** Label of the field for a separator that is not in the list. */
  readonly otherLabel: string;
  readonly value: string;
  readonly names: Readonly<Record<string, MessageDescriptor>>;
  readonly onChange: (value: string) => void;
}

function SeparatorOption({ label, otherLabel, value, names, onChange }: SeparatorOptionProps) {
  const { t } = useLingui();
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <Select
        label={label}
        value={isOther ? 'other' : value}
        onChange={(event) => {
          setIsOther(event.target.value === 'other');
          if (event.target.value !== 'other') onChange(event.target.value);
        }}
      >
        {Object.entries(names).map(([sign, name]) => (
          <option key={sign} value={sign}>
            {t(name)}
          </option>
        ))}
        {!Object.hasOwn(names, value) && <option value={value}>{value}</option>}
        <option value="other">{t`Other...`}</option>
      </Select>
      {isOther && (
        <TextField
          label={otherLabel}
          autoComplete="off"
          maxLength={20}
          onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
        />
      )}
    </>
  );
}
