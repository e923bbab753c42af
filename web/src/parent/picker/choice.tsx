import ChevronRight from 'virtual:icons/chevron-right';
import type { ReactNode } from 'react';
import type { CoverColour } from '../../../../shared/card-marks.ts';
import { CoverTile } from '../../components/layout/deck-cover.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './first-steps.module.css';

interface ChoiceProps {
  readonly sign: ReactNode;
  readonly colour: CoverColour;
  readonly name: string;
  readonly detail?: string;
  readonly onPress: () => void;
}

/** One answer to a question, chosen with one press. */
export function Choice({ sign, colour, name, detail, onPress }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        className={joinClasses(
          styles.choice,
          'row-wrap hovers gap-3 outlined target full pad-2-3 on-surface text-start',
        )}
        onClick={onPress}
      >
        <CoverTile colour={colour}>{sign}</CoverTile>
        <span>
          <span className="bold block">{name}</span>
          {detail !== undefined && <span className="note snug block">{detail}</span>}
        </span>
        <ChevronRight />
      </button>
    </li>
  );
}
