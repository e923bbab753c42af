import { joinClasses } from '../../lib/class-names.ts';
import styles from './mascot.module.css';

/** What the mascot means: looking for what is not there yet, resting until there is more, puzzled by what failed, and a child's own moments. */
export type Mood = 'start' | 'right' | 'not-yet' | 'done' | 'streak' | 'looking' | 'resting' | 'puzzled';

export interface MascotProps {
  readonly mood: Mood;
  /** Edge length in CSS pixels. */
  readonly size: number;
  /** Keeps its place without being seen. It moves again when it is seen again. */
  readonly isUnseen?: boolean;
}

/** Decorative mascot. It moves once at most and looks friendly for wrong answers too. Its meaning must be in words beside it. Calm screens don't show it. */
export function Mascot({ mood, size, isUnseen = false }: MascotProps) {
  const movement = isUnseen ? 'unseen' : movementOf[mood];
  const beside = besides[mood];
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      data-mood={mood}
      className={joinClasses(styles.mascot, movement && styles[movement])}
    >
      {mood === 'streak' && (
        <path className={styles.glow} d="M32 0c4 9 23 15 23 38a23 23 0 0 1-46 0C9 24 25 13 32 0z" />
      )}
      <path className={styles.limb} d={arms[mood]} />
      <path className={styles.limb} d="M25 57v4M39 57v4" />
      <path
        className="fill-spark"
        d="M33 5c1 8 7 10 12 16 4 5 7 10 7 17a20 20 0 0 1-40 0c0-9 5-14 9-19 1 3 2 5 4 6 1-8 3-14 8-20z"
      />
      <path
        className={styles.belly}
        d="M32 55a13 13 0 0 1-13-13c0-6 4-9 7-13 2 3 4 4 7 1 6 3 12 6 12 12a13 13 0 0 1-13 13z"
      />
      <Eyes mood={mood} />
      <path className={styles.cheek} d="M17.500 44h4M42.500 44h4" />
      {isCheering(mood) ? (
        <path className={styles.mouth} d="M27 44h10c0 3.500-2 6-5 6s-5-2.500-5-6z" />
      ) : (
        <path className={styles.line} d={mouths[mood] ?? 'M27.500 45q4.500 4 9 0'} />
      )}
      {mood === 'looking' && <circle className={styles.lens} cx="54.500" cy="21" r="7" />}
      {beside && <path className={styles.lights} d={beside} />}
    </svg>
  );
}

function Eyes({ mood }: Pick<MascotProps, 'mood'>) {
  if (isCheering(mood)) return <path className={styles.line} d="M22 39q2.500-4 5 0M37 39q2.500-4 5 0" />;
  if (mood === 'resting') return <path className={styles.line} d="M22 38q2.500 3 5 0M37 38q2.500 3 5 0" />;
  // The eyes look up as if thinking, or to the side at what the mascot holds.
  const lift = mood === 'not-yet' || mood === 'puzzled' ? -1 : 0.5;
  const aside = mood === 'looking' ? 1.2 : 0;
  return (
    <>
      <ellipse className={styles.eye} cx={24.5 + aside} cy="38" rx="2.800" ry="3.400" />
      <ellipse className={styles.eye} cx={39.5 + aside} cy="38" rx="2.800" ry="3.400" />
      <circle className={styles.glint} cx={25.4 + 1.5 * aside} cy={36.5 + lift} r="1" />
      <circle className={styles.glint} cx={40.4 + 1.5 * aside} cy={36.5 + lift} r="1" />
    </>
  );
}

function isCheering(mood: Mood): boolean {
  return mood === 'right' || mood === 'done' || mood === 'streak';
}

const armsUp = 'M14 41Q7 35 6 27M50 41Q57 35 58 27';
const armsDown = 'M14 42Q8 46 7 51M50 42Q56 46 57 51';
const arms: Readonly<Record<Mood, string>> = {
  start: 'M14 42Q8 46 7 51M50 41Q57 36 58 28',
  right: armsUp,
  'not-yet': armsDown,
  done: armsUp,
  streak: armsUp,
  looking: 'M14 42Q8 46 7 51M50 42Q56 41 56 34',
  resting: armsDown,
  puzzled: 'M14 42Q8 46 7 51M50 43Q59 41 49 31',
};

const mouths: Partial<Readonly<Record<Mood, string>>> = {
  'not-yet': 'M29 46q3 1.800 6 0',
  resting: 'M29 45q3 2.500 6 0',
  puzzled: 'M27.500 46q2.250-2.500 4.500 0t4.500 0',
};

const sparks = 'M8 12v6M5 15h6M54 7v6M51 10h6M60 44v4M58 46h4';
/** What is drawn beside the mascot: sparks, the handle of its lens, sleep, a question. */
const besides: Partial<Readonly<Record<Mood, string>>> = {
  right: sparks,
  done: sparks,
  streak: sparks,
  looking: 'M55.500 28l.5 6',
  resting: 'M47 13h5l-5 6h5M55 4h5l-5 6h5',
  puzzled: 'M50 9a4 4 0 1 1 5.700 3.600q-1.700.900-1.700 3.200M54 20v.1',
};

const movementOf: Partial<Readonly<Record<Mood, 'wave' | 'hop' | 'nod'>>> = {
  start: 'wave',
  right: 'hop',
  'not-yet': 'nod',
  done: 'hop',
  streak: 'hop',
};
