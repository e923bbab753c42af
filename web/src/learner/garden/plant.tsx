import type { Deck } from '../../../../shared/schemas/deck.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './garden.module.css';

/** Growth stage: 0 seed, 1 sprout, 2 leaves, 3 bud, 4 flower. */
type Growth = 0 | 1 | 2 | 3 | 4;

type GrownDeck = Pick<Deck, 'totalCards' | 'masteredCards' | 'studiedCards'>;

/** @returns the growth stage, from the share of studied cards, then of mastered cards; a flower at 80 % mastered. */
export function growthOf({ totalCards, masteredCards, studiedCards = 0 }: GrownDeck): Growth {
  if (totalCards === 0 || studiedCards === 0) return 0;
  if (masteredCards / totalCards >= 0.8) return 4;
  if (masteredCards / totalCards >= 0.3) return 3;
  return studiedCards / totalCards >= 0.5 ? 2 : 1;
}

/** @returns the numbers of mastered and of studied, not yet mastered cards over all decks. */
export function countGrown(decks: readonly GrownDeck[]): { readonly known: number; readonly growing: number } {
  const known = decks.reduce((sum, { masteredCards }) => sum + masteredCards, 0);
  const met = decks.reduce((sum, { studiedCards = 0 }) => sum + studiedCards, 0);
  return { known, growing: Math.max(met - known, 0) };
}

/** Decorative plant in a pot, for a deck. Show its meaning in words beside it. */
export function Plant({ growth, size }: { readonly growth: Growth; readonly size: number }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className={joinClasses(styles.plant, 'rigid')}
    >
      <path className="fill-brand" d="M19 46h26l-3 15H22z" />
      <path className={styles.rim} d="M17 42h30v6H17z" />
      {growth === 0 && <ellipse className="fill-spark-edge" cx="32" cy="40" rx="4" ry="2.500" />}
      {growth > 0 && <path className={styles.stem} d={growth === 1 ? 'M32 42V33' : 'M32 42V20'} />}
      {growth === 1 && <Leaves y={33} />}
      {growth >= 2 && <Leaves y={38} />}
      {growth >= 2 && <Leaves y={29} />}
      {growth === 2 && <Leaves y={21} />}
      {growth === 3 && <path className="fill-spark" d="M32 6c5 4 6 9 4 15h-8c-2-6-1-11 4-15z" />}
      {growth === 4 && <Flower />}
    </svg>
  );
}

function Leaves({ y }: { readonly y: number }) {
  return <path className={styles.leaf} d={`M32 ${y}c-2-7-8-8-13-7 1 6 6 9 13 7zM32 ${y}c2-7 8-8 13-7-1 6-6 9-13 7z`} />;
}

function Flower() {
  return (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <ellipse
          key={turn}
          className="fill-spark"
          cx="32"
          cy="8"
          rx="5"
          ry="6.500"
          transform={`rotate(${turn} 32 16)`}
        />
      ))}
      <circle className="fill-spark-edge" cx="32" cy="16" r="5" />
    </>
  );
}
