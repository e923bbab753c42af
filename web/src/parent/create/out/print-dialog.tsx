import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Printer from 'virtual:icons/printer';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { waitFor } from '../../../lib/api/repeat-call.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { answerOf, cardsPerPage, longestOnCard, Paper, type PaperKind } from './paper.tsx';
import styles from './out.module.css';
import paperStyles from './paper.module.css';

const kinds: readonly {
  readonly kind: PaperKind;
  readonly name: MessageDescriptor;
  readonly hint: MessageDescriptor;
}[] = [
  {
    kind: 'cards',
    name: msg`Cards to cut out`,
    hint: msg`Eight on a page. Print double-sided and flip on the long edge, so each answer is behind its question.`,
  },
  {
    kind: 'list',
    name: msg`A list to fold`,
    hint: msg`Questions, room to write, and the answers behind a fold line.`,
  },
];

const previewed = { cards: cardsPerPage, list: 10 } as const;

interface PrintDialogProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly onClose: () => void;
}

export function PrintDialog({ deck, cards, onClose }: PrintDialogProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<PaperKind>('cards');
  const { paperRef, isPrinting, isPreparing, print } = usePrinting();
  const lengthOf = (card: Card, side: 'front' | 'back') =>
    card[side].length + (side === answerOf(deck) ? (card.extra ?? '').length : 0);
  const tooLong = cards.filter(
    (card) => Math.max(lengthOf(card, 'front'), lengthOf(card, 'back')) > longestOnCard,
  ).length;
  const sheets = Math.ceil(cards.length / cardsPerPage);
  return (
    <Dialog title={t`Print “${{ deck: deck.name }}”`} size={600} onClose={onClose}>
      <div className="stack gap-4 shrinks">
        <fieldset className={joinClasses(styles.kinds, 'stack ticks gap-2')}>
          <legend>{t`What to print`}</legend>
          {kinds.map((one) => (
            <label key={one.kind} className="flex gap-3 target">
              <input type="radio" name="paper" checked={kind === one.kind} onChange={() => setKind(one.kind)} />
              <span>
                {t(one.name)}
                <span className={joinClasses(styles.hint, 'note')}>{t(one.hint)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {kind === 'cards' && tooLong > 0 && (
          <p className={joinClasses(styles.hint, 'note')}>
            {t`${plural(tooLong, {
              one: '# card is too long for a small card. The list has room for it.',
              other: '# cards are too long for small cards. The list has room for them.',
            })}`}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            icon={<Printer />}
            busyText={isPreparing && t`Getting pictures...`}
            onClick={print}
          >{t`Print`}</Button>
        </DialogActions>
        <p className={joinClasses(styles.hint, 'note')}>
          {kind === 'cards'
            ? t`${plural({ count: cards.length }, { one: '# card', other: '# cards' })}, on ${plural(sheets, { one: '# sheet', other: '# sheets' })} of paper (A4 or Letter). It begins like this:`
            : t`${plural({ count: cards.length }, { one: '# card', other: '# cards' })}. It begins like this:`}
        </p>
        <div role="img" aria-label={t`Preview of the first page`} className={styles.preview}>
          <Paper kind={kind} deck={deck} cards={cards.slice(0, previewed[kind])} />
        </div>
      </div>
      {isPrinting &&
        createPortal(
          <div ref={paperRef} className={paperStyles.printed}>
            <Paper kind={kind} deck={deck} cards={cards} />
          </div>,
          document.body,
        )}
    </Dialog>
  );
}

/** Renders all pages only while printing, whether started by the button or the browser's print menu. */
function usePrinting() {
  const paperRef = useRef<HTMLDivElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      isClosed.current = true;
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  async function print() {
    setIsPreparing(true);
    flushSync(() => setIsPrinting(true));
    await waitForPictures(paperRef.current);
    if (isClosed.current) return;
    setIsPreparing(false);
    window.print();
  }

  return { paperRef, isPrinting, isPreparing, print: () => void print() };
}

const lookAgainMs = 100;
const longestWaitMs = 15_000;

/** Waits until all pictures and formulas have loaded, or until the time limit. */
async function waitForPictures(paper: HTMLElement | null): Promise<void> {
  const isWaiting = () =>
    paper?.querySelector('[data-waiting]') ||
    [...(paper?.querySelectorAll('code') ?? [])].some((code) => getComputedStyle(code).visibility === 'hidden');
  for (let waited = 0; isWaiting() && waited < longestWaitMs; waited += lookAgainMs) await waitFor(lookAgainMs);
  const pictures = [...(paper?.querySelectorAll('img') ?? [])];
  await Promise.allSettled(pictures.map(async (picture) => await picture.decode()));
}
