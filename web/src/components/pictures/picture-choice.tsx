import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Apple from 'virtual:icons/apple';
import Balloon from 'virtual:icons/balloon';
import Bird from 'virtual:icons/bird';
import Car from 'virtual:icons/car';
import Fish from 'virtual:icons/fish';
import Flower2 from 'virtual:icons/flower-2';
import Heart from 'virtual:icons/heart';
import IceCreamCone from 'virtual:icons/ice-cream-cone';
import Moon from 'virtual:icons/moon';
import Rocket from 'virtual:icons/rocket';
import Sun from 'virtual:icons/sun';
import TreePine from 'virtual:icons/tree-pine';
import { limits } from '../../../../shared/limits.ts';
import { joinParts } from '../../words/join-parts.ts';
import styles from './picture-choice.module.css';

/** The twelve pictures, which children can name before they can read. Picture codes store their indexes, so the order must never change. */
const pictures = [
  { name: msg`sun`, Icon: Sun },
  { name: msg`moon`, Icon: Moon },
  { name: msg`fish`, Icon: Fish },
  { name: msg`car`, Icon: Car },
  { name: msg`apple`, Icon: Apple },
  { name: msg`bird`, Icon: Bird },
  { name: msg`heart`, Icon: Heart },
  { name: msg`tree`, Icon: TreePine },
  { name: msg`flower`, Icon: Flower2 },
  { name: msg`rocket`, Icon: Rocket },
  { name: msg`balloon`, Icon: Balloon },
  { name: msg`ice cream`, Icon: IceCreamCone },
] as const;

/** @returns a picture code in words: "sun, fish, car". */
function describePictures(code: readonly number[], t: (name: MessageDescriptor) => string): string {
  return joinParts(code.map((number) => (pictures[number] ? t(pictures[number].name) : '?')));
}

export function PictureRow({ code }: { readonly code: readonly number[] }) {
  const { t } = useLingui();
  return (
    <span className={styles.row} role="img" aria-label={describePictures(code, t)}>
      {code.map((number) => {
        const Icon = pictures[number]?.Icon;
        return Icon && <Icon key={number} />;
      })}
    </span>
  );
}

interface PictureChoiceProps {
  /** Indexes of the pictures tapped so far, in order. */
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

/** Chooses three of the twelve pictures one by one. A tap on a chosen one removes it. */
export function PictureChoice({ chosen, onChange }: PictureChoiceProps) {
  const { t } = useLingui();
  function tap(number: number) {
    if (chosen.includes(number)) onChange(chosen.filter((one) => one !== number));
    else if (chosen.length < limits.picturesInCode) onChange([...chosen, number]);
  }

  return (
    <div className={styles.grid}>
      {pictures.map(({ name: named, Icon }, number) => {
        const name = t(named);
        const place = chosen.indexOf(number) + 1;
        return (
          <button
            key={name}
            type="button"
            className={styles.picture}
            aria-label={place > 0 ? t`${name}, number ${place}` : name}
            aria-pressed={place > 0}
            onClick={() => tap(number)}
          >
            <Icon />
            {place > 0 && (
              <span className={styles.place} aria-hidden="true">
                {place}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
