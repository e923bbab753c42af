import { useState } from 'react';
import { type Encoding, supportedEncodings } from '../../../../../shared/import/text/encodings.ts';
import { allParts } from '../../../../../shared/import/parse-source.ts';
import { Select, TextField } from '../../../components/controls/field.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { countOf } from '../../../words/counts.ts';
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
  const {
    content: { kind, parts, part, noteTypes, noteType },
    isNewDeck,
    onChange,
  } = props;
  const noun = kind === 'workbook' ? 'row' : 'note';
  return (
    <>
      {parts.length > 0 && (
        <Select
          label={kind === 'workbook' ? 'Sheet' : 'Deck'}
          value={part}
          onChange={(event) => onChange({ ...otherCut, noteType: undefined, part: event.target.value })}
        >
          {kind === 'package' && (
            <option value={allParts}>{isNewDeck ? 'All decks, each for itself' : 'All decks together'}</option>
          )}
          {parts.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {name} ({countOf(count, noun)})
            </option>
          ))}
        </Select>
      )}
      {noteTypes.length > 0 && (
        <Select
          label="Kind of notes"
          hint="Each kind has fields of its own: choose below which of them are front and back."
          value={noteType}
          onChange={(event) => onChange({ noteType: event.target.value })}
          options={noteTypes.map(({ id, name, count }) => [id, `${name} (${countOf(count, noun)})`])}
        />
      )}
    </>
  );
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
  const { columns, cut, hasMarkup, kind } = content;
  const isEncodingCertain = cut?.isEncodingCertain ?? true;
  const [isGuess] = useState(!isEncodingCertain || columns.hasHeader === 'unsure');
  return (
    <Disclosure summary={`Not as it should be? Change how the ${isPasted ? 'text' : 'file'} is read`} isOpen={isGuess}>
      {!isEncodingCertain && (
        <p className={styles.optionsHint}>If letters look wrong above, choose another encoding: this one is a guess.</p>
      )}
      <div className={styles.optionsBody}>
        <ColumnOptions content={content} choices={choices} onChange={onChange} />
        {hasHeaderOption && kind !== 'package' && (
          <Select
            label="First row"
            value={columns.firstRowIsHeader ? 'header' : 'card'}
            onChange={(event) => onChange({ hasHeader: event.target.value === 'header' })}
          >
            <option value="header">Header</option>
            <option value="card">Card</option>
          </Select>
        )}
        {cut && <CutOptions cut={cut} choices={choices} isPasted={isPasted} onChange={onChange} />}
        {hasMarkup !== undefined && kind !== 'package' && (
          <Select
            label="HTML in the text"
            value={hasMarkup ? 'text' : 'as-is'}
            onChange={(event) => onChange({ hasMarkup: event.target.value === 'text' })}
          >
            <option value="text">Make it plain text</option>
            <option value="as-is">Keep it as it stands</option>
          </Select>
        )}
      </div>
    </Disclosure>
  );
}

const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'Comma  ,',
  ';': 'Semicolon  ;',
  '\t': 'Tab',
  '|': 'Pipe  |',
  ' ': 'Space',
  ':': 'Colon  :',
  ' - ': 'Dash  -',
  ' = ': 'Equals sign  =',
  '\n': 'New line',
  '  ': 'Several spaces',
  '\u3000': 'Wide space',
  '[': 'Pronunciation',
  '(': 'Kind of word, such as (n)',
};
const rowSeparatorNames: Readonly<Record<string, string>> = {
  '\n': 'New line',
  '\n\n': 'Empty line',
  ';': 'Semicolon  ;',
  '|': 'Pipe  |',
};

interface CutOptionsProps extends Pick<ReadingOptionsProps, 'choices' | 'isPasted' | 'onChange'> {
  readonly cut: NonNullable<ReadImport['cut']>;
}

function CutOptions({ cut: { delimiter, rowSeparator, encoding }, choices, isPasted, onChange }: CutOptionsProps) {
  return (
    <>
      <SeparatorOption
        label="Separator"
        value={delimiter}
        names={delimiterNames}
        onChange={(value) => onChange({ ...otherCut, delimiter: value, rowSeparator })}
      />
      <SeparatorOption
        label="Between two cards"
        value={rowSeparator}
        names={rowSeparatorNames}
        onChange={(value) => onChange({ ...otherCut, delimiter, rowSeparator: value })}
      />
      {!isPasted && (
        <Select
          label="Encoding"
          value={choices.encoding ?? encoding}
          onChange={(event) =>
            onChange({
              ...otherCut,
              delimiter: undefined,
              rowSeparator: undefined,
              encoding: event.target.value as Encoding,
            })
          }
          options={supportedEncodings.map(({ value, label }) => [value, label])}
        />
      )}
    </>
  );
}

interface SeparatorOptionProps {
  readonly label: string;
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

function SeparatorOption({ label, value, names, onChange }: SeparatorOptionProps) {
  const [isOther, setIsOther] = useState(false);
  const known = Object.hasOwn(names, value) ? names : { ...names, [value]: value };
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
        {Object.entries(known).map(([sign, name]) => (
          <option key={sign} value={sign}>
            {name}
          </option>
        ))}
        <option value="other">Other...</option>
      </Select>
      {isOther && (
        <TextField
          label={`${label}: which one?`}
          autoComplete="off"
          maxLength={20}
          onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
        />
      )}
    </>
  );
}
