import Footprints from 'lucide-react/icons/footprints';
import Moon from 'lucide-react/icons/moon';
import Orbit from 'lucide-react/icons/orbit';
import Rainbow from 'lucide-react/icons/rainbow';
import Rocket from 'lucide-react/icons/rocket';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import type { ComponentType } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './badge-picture.module.css';
import type { Badge } from './badge.ts';

/** The project's own pictures look the same on every device; a badge that has none yet shows the server's emoji. */
const pictures: Readonly<Record<string, ComponentType>> = {
  'streak-3': Sparkles,
  'streak-7': Rainbow,
  'streak-14': Footprints,
  'streak-30': Moon,
  'streak-50': Rocket,
  'streak-100': Star,
  'streak-200': Orbit,
  'streak-365': Sun,
};

interface BadgePictureProps {
  readonly badge: Badge;
  readonly size: 64 | 136;
  readonly isLocked?: boolean;
}

/** A badge as a medal. Its name belongs in words beside it. */
export function BadgePicture({ badge, size, isLocked = false }: BadgePictureProps) {
  const Picture = pictures[badge.id];
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.medal, isLocked && styles.locked)}
      style={{ width: size, height: size, fontSize: size / 2 }}
    >
      {Picture ? <Picture /> : badge.icon}
    </span>
  );
}
