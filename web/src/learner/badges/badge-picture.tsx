import Bandage from 'virtual:icons/bandage';
import Compass from 'virtual:icons/compass';
import Flower from 'virtual:icons/flower';
import Flower2 from 'virtual:icons/flower-2';
import Footprints from 'virtual:icons/footprints';
import Heart from 'virtual:icons/heart';
import Lightbulb from 'virtual:icons/lightbulb';
import Moon from 'virtual:icons/moon';
import Mountain from 'virtual:icons/mountain';
import Orbit from 'virtual:icons/orbit';
import PawPrint from 'virtual:icons/paw-print';
import Rainbow from 'virtual:icons/rainbow';
import Rocket from 'virtual:icons/rocket';
import Search from 'virtual:icons/search';
import Sparkles from 'virtual:icons/sparkles';
import Sprout from 'virtual:icons/sprout';
import Star from 'virtual:icons/star';
import Sun from 'virtual:icons/sun';
import TreePine from 'virtual:icons/tree-pine';
import Trees from 'virtual:icons/trees';
import Trophy from 'virtual:icons/trophy';
import WandSparkles from 'virtual:icons/wand-sparkles';
import type { ComponentType, SVGProps } from 'react';
import { allBadges } from '../../../../shared/streaks/further-badges.ts';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './badge-picture.module.css';
import type { Badge } from './badge.ts';

/** Icons by badge id, which look the same on every device. A badge without an icon shows the server's emoji. */
const pictures: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  'streak-3': Sparkles,
  'streak-7': Rainbow,
  'streak-14': Footprints,
  'streak-30': Moon,
  'streak-50': Rocket,
  'streak-100': Star,
  'streak-200': Orbit,
  'streak-365': Sun,
  'known-10': Sprout,
  'known-50': Flower,
  'known-100': Flower2,
  'known-250': TreePine,
  'known-500': Trees,
  'quizzes-5': Lightbulb,
  'quizzes-25': Compass,
  'quizzes-100': Trophy,
  'retries-1': Heart,
  'retries-5': PawPrint,
  'retries-15': Mountain,
  'mending-1': Search,
  'mending-5': Bandage,
  'mending-15': WandSparkles,
};

/** Outline of each badge family, as an SVG path in a 64 × 64 box. */
const shapes = {
  streak:
    'M32.0 5.5Q40.5 0.1 45.2 9.1Q55.3 8.7 54.9 18.7Q63.9 23.5 58.5 32.0Q63.9 40.5 54.9 45.2Q55.3 55.3 45.2 54.9Q40.5 63.9 32.0 58.5Q23.5 63.9 18.8 54.9Q8.7 55.3 9.1 45.3Q0.1 40.5 5.5 32.0Q0.1 23.5 9.1 18.7Q8.7 8.7 18.7 9.1Q23.5 0.1 32.0 5.5z',
  known: 'M32.0 3.0L57.1 17.5L57.1 46.5L32.0 61.0L6.9 46.5L6.9 17.5z',
  quizzes: 'M32 3q12 6 26 7c1 24-7 42-26 51C13 52 5 34 6 10q14-1 26-7z',
  retries: 'M32 60C8 44 2 33 2 21 2 10 10 4 18 4c6 0 11 3 14 8 3-5 8-8 14-8 8 0 16 6 16 17 0 12-6 23-30 39z',
  mending: 'M32 2l9 9 12-1 1 12 8 10-8 10-1 12-12-1-9 9-9-9-12 1-1-12-8-10 8-10 1-12 12 1z',
} as const;

interface BadgePictureProps {
  readonly badge: Badge;
  readonly size: 64 | 96 | 136;
  readonly isLocked?: boolean;
}

/** Picture of a badge: its family's outline, its icon, and as many dots as its level in the family. Decorative, so show the name beside it. */
export function BadgePicture({ badge, size, isLocked = false }: BadgePictureProps) {
  const Picture = pictures[badge.id];
  const family = badge.family ?? 'streak';
  const middle = family === 'retries' ? 27 : 31;
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className={joinClasses(styles.badge, styles[family], isLocked && styles.locked)}
    >
      <path className={styles.shape} d={shapes[family]} />
      <g transform={`translate(0 ${middle - 32})`}>
        <circle className={styles.sky} cx="32" cy="32" r="20" />
        <path className={styles.hill} d="M12.500 36q9-7 19-1t20 0a20 20 0 0 1-39 1z" />
        {Picture ? (
          <Picture x={18.5} y={17.5} width={27} height={27} className={styles.picture} />
        ) : (
          <text x="32" y="41" textAnchor="middle" className={styles.emoji}>
            {badge.icon}
          </text>
        )}
      </g>
      {!isLocked && <path className={styles.lights} d={listLights(badge)} />}
    </svg>
  );
}

/** Returns the SVG path of the level dots at the badge's lower edge. */
function listLights({ id, family }: Badge): string {
  const steps = allBadges.filter((one) => one.family === family).findIndex((one) => one.id === id) + 1;
  const room = steps > 5 ? 4 : 5;
  return Array.from({ length: steps }, (_, at) => `M${32 + (at - (steps - 1) / 2) * room} 53v0`).join('');
}
