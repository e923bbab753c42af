import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { compareCards } from '../../../../../shared/import/cards/compare-cards.ts';
import type { CardText } from '../../../../../shared/import/cards/card-text.ts';
import { useFormatting } from '../../../components/card-side/formatting.ts';
import { ShowMore, useSlice } from '../../../components/controls/show-more.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { type ChosenCards, chooseCards, type DeckChanges, type Ticks, usualTicks } from './card-edits.ts';
import styles from './card-changes.module.css';
import { ScrollRegion } from '../../../components/layout/scroll-region.tsx';
import type { ImportTarget } from './import-job.ts';
import type { ReadImport } from './read-import-file.ts';

export interface CardChoice {
  /** Differences between deck and file; undefined for a new deck. */
  readonly changes: DeckChanges | undefined;
  readonly ticks: Ticks;
  readonly tick: (change: Partial<Ticks>) => void;
  readonly chosen: ChosenCards | undefined;
}

/** State of the checkboxes. They reset whenever the file is read again, because they applied to other content. */
export function useCardChoice(target: ImportTarget, content: ReadImport | undefined): CardChoice {
  const { toPlainText } = useFormatting(target.kind === 'deck' ? target.deck.format : undefined);
  const existing = target.kind === 'deck' ? target.existing : undefined;
  const [state, setState] = useState({ of: content, ticks: usualTicks });
  const ticks = state.of === content ? state.ticks : usualTicks;
  const changes = useMemo(
    () => (existing && content ? compareCards(existing, content.cards, toPlainText) : undefined),
    [existing, content, toPlainText],
  );
  const chosen = useMemo(() => content && chooseCards(content, changes, ticks), [content, changes, ticks]);
  return { changes, ticks, chosen, tick: (change) => setState({ of: content, ticks: { ...ticks, ...change } }) };
}

interface CardChangesProps {
  readonly choice: CardChoice;
  readonly content: ReadImport;
}

/** Shows how an import changes the deck, by group. New and changed cards are included by default; other groups are opt-in. */
export function CardChangeGroups({ choice: { changes, ticks, tick }, content }: CardChangesProps) {
  const { t } = useLingui();
  const repeated = content.refused.flatMap(({ card }) => card ?? []);
  if (!changes && repeated.length === 0) return null;
  const { fresh = [], changed = [], same = [], gone = [] } = changes ?? {};
  return (
    <section className="stack gap-3" aria-label={t`What happens to the cards`}>
      <Group title={t`${plural({ count: fresh.length }, { one: '# new card', other: '# new cards' })}`} cards={fresh} />
      <Group
        title={t`${plural({ count: changed.length }, { one: '# changed card', other: '# changed cards' })}`}
        tick={t`Use the new text. Your children keep what they’ve learned.`}
        isOn={ticks.changed}
        onTick={(isOn) => tick({ changed: isOn })}
        cards={changed.map(({ sides }) => sides)}
        before={changed.map(({ card }) => card)}
      />
      <Group
        title={t`${plural({ count: same.length }, { one: '# the same', other: '# the same' })}`}
        tick={t`${plural({ count: same.length }, { one: 'Add this card a second time', other: 'Add these cards a second time' })}`}
        isOn={ticks.same}
        onTick={(isOn) => tick({ same: isOn })}
        cards={same.map(({ sides }) => sides)}
      />
      <Group
        title={t`${plural({ count: gone.length }, { one: '# not in the file', other: '# not in the file' })}`}
        tick={t`${plural({ count: gone.length }, { one: 'Remove # card that isn’t in the file', other: 'Remove # cards that aren’t in the file' })}`}
        isOn={ticks.gone}
        onTick={(isOn) => tick({ gone: isOn })}
        cards={gone}
      />
      <Group
        title={t`${plural({ count: repeated.length }, { one: '# repeated in the file', other: '# repeated in the file' })}`}
        tick={t`${plural({ count: repeated.length }, { one: 'Add this card too', other: 'Add these cards too' })}`}
        isOn={ticks.repeated}
        onTick={(isOn) => tick({ repeated: isOn })}
        cards={repeated}
      />
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  /** Checkbox label. Without it, the group isn't optional. */
  readonly tick?: string;
  readonly isOn?: boolean;
  readonly onTick?: (isOn: boolean) => void;
  readonly cards: readonly CardText[];
  /** The deck's versions of the cards, if they differ. */
  readonly before?: readonly CardText[];
}

function Group({ title, tick, isOn = false, onTick, cards, before }: GroupProps) {
  if (cards.length === 0) return null;
  return (
    <div className={styles.group}>
      <Disclosure summary={title}>{() => <CardTexts title={title} cards={cards} before={before} />}</Disclosure>
      {tick !== undefined && (
        <label className="row ticks gap-3 target">
          <input type="checkbox" checked={isOn} onChange={(event) => onTick?.(event.target.checked)} />
          {tick}
        </label>
      )}
    </div>
  );
}

function CardTexts({ title, cards, before }: Pick<GroupProps, 'title' | 'cards' | 'before'>) {
  const { slice, more } = useSlice(cards);
  return (
    <ScrollRegion label={title} className={styles.cards}>
      <ul>
        {slice.map((card, index) => (
          <li key={index} dir="auto" className="lined breaks pad-block-2">
            <SideText text={card.front} was={before?.[index]?.front} /> <span className="onward">→</span>{' '}
            <SideText text={card.back} was={before?.[index]?.back} />
            {card.extra && (
              <span className="muted block">
                <SideText text={card.extra} was={before?.[index]?.extra} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <ShowMore {...more} />
    </ScrollRegion>
  );
}

function SideText({ text, was }: { readonly text: string; readonly was: string | undefined }): ReactNode {
  if (was === undefined || was === text) return text;
  return (
    <>
      <s className="muted">{was}</s> {text}
    </>
  );
}
