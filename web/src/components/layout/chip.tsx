import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';

const tones = {
  brand: 'tint-brand',
  spark: 'tint-spark',
  waiting: 'on-spark',
  right: 'tint-right',
  wrong: 'tint-wrong',
} as const;

interface ChipProps {
  readonly tone: keyof typeof tones;
  readonly className?: string | undefined;
  /** A word or two, after an icon if the color says something that the words don't. */
  readonly children: ReactNode;
}

/** A small rounded label, such as a role or a state. */
export function Chip({ tone, className, children }: ChipProps) {
  return <span className={joinClasses('chip', tones[tone], className)}>{children}</span>;
}
