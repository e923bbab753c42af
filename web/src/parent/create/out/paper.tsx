import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordsOfSide } from '../../../../../shared/card-marks.ts';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';
import type { CardMedia } from '../../../../../shared/schemas/media.ts';
import { SideText } from '../../../components/card-side/card-side.tsx';
import { useFormatting } from '../../../components/card-side/formatting.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { useMedia } from '../../../lib/device/media.ts';
import { dot } from '../../../words/join-parts.ts';
import styles from './paper.module.css';

export type PaperKind = 'cards' | 'list';

export const cardsPerPage = 8;

/** Maximum number of characters that fit on a printed card in the smallest text size. */
export const longestOnCard = 700;

interface PaperProps {
  readonly kind: PaperKind;
  readonly deck: Deck;
  readonly cards: readonly Card[];
}

/** Printable pages. They fill the container on screen and have their true size in print. Always black on white. */
export function Paper({ kind, deck, cards }: PaperProps): ReactNode {
  if (kind === 'list') return <AnswerList deck={deck} cards={cards} />;
  const pages = Array.from({ length: Math.ceil(cards.length / cardsPerPage) }, (_, at) =>
    cards.slice(at * cardsPerPage, (at + 1) * cardsPerPage),
  );
  return pages.map((page) => (
    <div key={page[0]?.id} className={styles.scale}>
      <CutPage deck={deck} cards={page} side="front" />
      <CutPage deck={deck} cards={page} side="back" />
    </div>
  ));
}

interface CutPageProps extends Omit<PaperProps, 'kind'> {
  readonly side: 'front' | 'back';
}

/** A page of eight cards to cut out. Backs swap columns to match their fronts in double-sided printing, flipped on the long edge. */
function CutPage({ deck, cards, side }: CutPageProps) {
  const places = Array.from({ length: cardsPerPage }, (_, at) => cards[side === 'front' ? at : turnOver(at)]);
  return (
    <section className={joinClasses(styles.page, 'in-ink tight', styles.cut)} data-side={side}>
      {places.map((card, at) => (
        <div key={at} className={joinClasses(styles.card, 'middle text-center clips')} data-card={card?.id}>
          {card && <PrintedSide deck={deck} card={card} side={side} hasExtra={side === answerOf(deck)} />}
        </div>
      ))}
    </section>
  );
}

/** The side below which the extra is printed: of a deck that asks both sides, the back. */
export function answerOf({ asks }: Pick<Deck, 'asks'>): 'front' | 'back' {
  return asks === 'back' ? 'front' : 'back';
}

function turnOver(at: number): number {
  return at % 2 === 0 ? at + 1 : at - 1;
}

function AnswerList({ deck, cards }: Omit<PaperProps, 'kind'>) {
  const { t } = useLingui();
  const answer = answerOf(deck);
  const asked = answer === 'back' ? 'front' : 'back';
  return (
    <div className={styles.scale}>
      <section className={joinClasses(styles.page, 'in-ink tight', styles.list)}>
        <p className={joinClasses(styles.heading, 'wrap no-margin')}>
          <strong dir="auto">{deck.name}</strong>
          <span>{t`Name: ________________`}</span>
          <span>{t`Date: __________`}</span>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Question`}</th>
              <th scope="col">{t`Your answer`}</th>
              <th scope="col">{[t`Fold here`, t`Answer`].join(dot)}</th>
            </tr>
          </thead>
          <tbody>
            {cards.map((card, at) => (
              <tr key={card.id}>
                <td>
                  <div className={styles.question}>
                    <span className="figures">{at + 1}.</span>
                    <PrintedSide deck={deck} card={card} side={asked} />
                  </div>
                </td>
                <td>{'\u00A0'}</td>
                <td>
                  <PrintedSide deck={deck} card={card} side={answer} hasExtra />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface PrintedSideProps {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: 'front' | 'back';
  /** Whether the card's extra is below. */
  readonly hasExtra?: boolean;
}

function PrintedSide({ deck, card, side, hasExtra = false }: PrintedSideProps) {
  const { toPlainText } = useFormatting(deck.format);
  const [text, media = []] = [card[side], card[`${side}Media`]];
  const extra = hasExtra ? (card.extra ?? '') : '';
  const words = `${wordsOfSide(toPlainText(text), media)}${extra}`;
  return (
    <div className={joinClasses(styles.side, 'max-full', 'shrinks breaks pre-wrap', sizeOf(words, media.length > 0))}>
      {media.map((one) => (
        <PrintedMedia key={one.id} {...one} />
      ))}
      {text !== '' && <SideText text={text} format={deck.format} lang={deck[`${side}Language`]} />}
      {extra !== '' && <SideText text={extra} format={deck.format} className={styles.extra} />}
    </div>
  );
}

function sizeOf({ length }: string, hasPicture: boolean): string | undefined {
  const room = hasPicture ? length * 2 : length;
  if (room <= 24) return styles.large;
  if (room <= 90) return styles.medium;
  return room <= 280 ? styles.small : styles.tiny;
}

/** A picture, or the description of a sound or missing picture. */
function PrintedMedia({ id, alt }: CardMedia) {
  const [media] = useMedia(id);
  if (media === undefined) return <span data-waiting />;
  if (media !== 'failed' && !media.isSound)
    return <img src={media.url} alt={alt ?? ''} className={styles.picture} decoding="sync" />;
  return (
    <span dir="auto">
      {media === 'failed' ? '▢' : '♪'} {alt}
    </span>
  );
}
