import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Square from 'virtual:icons/square';
import Volume2 from 'virtual:icons/volume-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choices, LibraryCard } from '../../../../../shared/library/cards.ts';
import type {
  LanguageOption,
  LibraryDeck,
  LibraryOption,
  ValueOption,
} from '../../../../../shared/library/library-deck.ts';
import { orderValues } from '../../../../../shared/library/reader.ts';
import type { MadeDeck } from '../../../../../shared/library/make-deck.ts';
import { BackButton, Button, IconButton } from '../../../components/controls/button.tsx';
import { Select } from '../../../components/controls/field.tsx';
import { NotLoaded } from '../../../components/feedback/messages.tsx';
import { VisuallyHidden } from '../../../components/feedback/visually-hidden.tsx';
import {
  findVoice,
  leaveOutPictures,
  speak,
  stopSpeaking,
  useSpokenId,
  useVoices,
} from '../../../lib/device/speech.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { madeDeckQuery } from '../../../queries/library.ts';
import { shelfWords, useShelf } from '../../../words/shelf/shelf-words.ts';
import { listWishes } from '../../../words/word-wish.ts';
import { DeckFacts } from './deck-facts.tsx';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './library.module.css';

interface LibraryDeckViewProps {
  readonly deck: LibraryDeck;
  readonly choices: Choices;
  /** The card that a search found. */
  readonly found: LibraryCard | undefined;
  readonly onChoose: (choices: Choices) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export function LibraryDeckView({ deck, choices, found, onChoose, onBack, children }: LibraryDeckViewProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  const made = useQuery({ ...madeDeckQuery(deck, choices), placeholderData: (before) => before });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('button')?.focus({ preventScroll: true });
    // The list was scrolled to the deck that was pressed.
    ref.current?.closest('dialog')?.scrollTo?.(0, 0);
  }, []);
  return (
    <div ref={ref} className="stack gap-5 shrinks">
      <div>
        <BackButton onPress={onBack} />
        <p>{say(deck.description)}</p>
        <DeckFacts deck={deck} size={made.data?.cards.length} />
      </div>
      <DeckOptions deck={deck} choices={choices} onChoose={onChoose} />
      {made.data ? (
        <CardPreview made={made.data} found={found} />
      ) : (
        <NotLoaded of={made} loading={t`Loading cards...`} failed={t`Failed to load the cards`} height="240px" />
      )}
      <p className="note">{t`From: ${{ source: say(deck.source) }}. License: ${{ license: say(deck.licence) }}.`}</p>
      {children}
    </div>
  );
}

interface DeckOptionsProps extends Pick<LibraryDeckViewProps, 'choices' | 'onChoose'> {
  readonly deck: Pick<LibraryDeck, 'options'>;
  /** Choices that stay: their values can't be unchecked. */
  readonly kept?: Choices;
}

/** The choices that a deck offers, such as which times tables. */
export function DeckOptions({ deck, choices, kept, onChoose }: DeckOptionsProps) {
  return deck.options.map((option) => (
    <OptionField
      key={option.key}
      option={option}
      value={choices[option.key] ?? ''}
      kept={kept?.[option.key]}
      onChange={(value) => onChoose({ ...choices, [option.key]: value })}
    />
  ));
}

interface OptionFieldProps<Option = LibraryOption> {
  readonly option: Option;
  readonly value: string;
  /** For several values: those that stay. */
  readonly kept?: string | undefined;
  readonly onChange: (value: string) => void;
}

function OptionField({ option, value, kept, onChange }: OptionFieldProps) {
  const { say } = useShelf();
  if (option.kind === 'many') return <ManyField option={option} value={value} kept={kept} onChange={onChange} />;
  return (
    <Select
      label={say(option.label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={(option.kind === 'one' ? option.values : listLanguages(option)).map((one) => [
        one.value,
        say(one.label),
      ])}
    />
  );
}

function listLanguages({ languages, none }: LanguageOption) {
  const named = languages.map((value) => ({ value, label: shelfWords.nameLanguage(value) }));
  if (none === undefined) return named;
  const beside = named.map(({ value, label }) => ({ value, label: t`With the word in ${label}` }));
  return [{ value: 'none', label: none }, ...beside];
}

/** Checkboxes for an option that takes several values. The last checked one can't be unchecked. */
function ManyField({ option, value, kept, onChange }: OptionFieldProps<ValueOption<'many'>>) {
  const { say } = useShelf();
  const chosen = value.split(',');
  const fixed = kept?.split(',') ?? [];
  return (
    <fieldset className={joinClasses(styles.many, 'wrap ticks gap-2')}>
      <legend>{say(option.label)}</legend>
      {orderValues(option.values, listWishes()).map((one) => {
        const isChosen = chosen.includes(one.value);
        return (
          <label key={one.value} className="row gap-2 outlined chosen target">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={fixed.includes(one.value) || (isChosen && chosen.length === 1)}
              onChange={() => {
                const next = option.values.filter((other) => chosen.includes(other.value) !== (other === one));
                onChange(next.map((other) => other.value).join(','));
              }}
            />
            {say(one.label)}
          </label>
        );
      })}
    </fieldset>
  );
}

const firstCards = 5;

/** @returns the card that was searched for, if the deck has it, and the next ones to study */
function listFirst(cards: readonly LibraryCard[], found: LibraryCard | undefined): readonly LibraryCard[] {
  const own = cards.find(({ front, back }) => front === found?.front && back === found.back);
  return [...new Set([...(own ? [own] : []), ...cards])].slice(0, firstCards);
}

/** A side that is nothing but an emoji, such as an animal or a flag. */
const pictureForm =
  /^[\p{Extended_Pictographic}\p{RI}]+(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}]|\u{200d})*$/u;

interface CardPreviewProps {
  readonly made: MadeDeck;
  readonly found: LibraryCard | undefined;
}

function CardPreview({ made: { name, cards, frontLanguage, backLanguage }, found }: CardPreviewProps) {
  const { t } = useLingui();
  const [isAll, setIsAll] = useState(false);
  const voices = useVoices();
  const voice = backLanguage === undefined ? undefined : findVoice(backLanguage, voices);
  useEffect(() => stopSpeaking, []);
  return (
    <section aria-label={t`Preview`} className={joinClasses(styles.preview, 'stack gap-2 items-start shrinks')}>
      <table>
        <caption dir="auto">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Front', comment: 'The front of a card' })}</th>
            <th scope="col">{t({ message: 'Back', context: 'side of a card' })}</th>
            {voice && (
              <th scope="col">
                <VisuallyHidden>{t`Read aloud`}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {(isAll ? cards : listFirst(cards, found)).map(({ front, back, extra, frontFiles: [drawing] = [] }) => (
            <tr key={drawing?.name ?? front}>
              <td dir="auto" lang={frontLanguage} className={pictureForm.test(front) ? styles.picture : undefined}>
                {drawing && <DrawnPicture {...drawing} />}
                {front}
              </td>
              <td dir="auto" lang={backLanguage}>
                {back}
                {extra !== undefined && (
                  <>
                    <br />
                    <small className="muted">{extra}</small>
                  </>
                )}
              </td>
              {voice && (
                <td>
                  <HearButton id={`${name} ${front} ${back}`} text={back} voice={voice} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {cards.length > firstCards && (
        <Button variant="quiet" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll
            ? t`Show fewer`
            : t`${plural({ count: cards.length }, { one: 'Show all # card', other: 'Show all # cards' })}`}
        </Button>
      )}
    </section>
  );
}

interface HearButtonProps {
  readonly id: string;
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
}

/** Reads one answer aloud with a voice of the device, or stops it. */
function HearButton({ id, text, voice }: HearButtonProps) {
  const { t } = useLingui();
  const isSpeaking = useSpokenId() === id;
  return (
    <IconButton
      label={isSpeaking ? t`Stop reading` : t`Read aloud: ${text}`}
      icon={isSpeaking ? <Square /> : <Volume2 />}
      onClick={() => (isSpeaking ? stopSpeaking() : speak({ id, text: leaveOutPictures(text), voice, isSlow: false }))}
    />
  );
}
