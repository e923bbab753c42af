import { createElement, type ReactElement } from 'react';
import { joinClasses } from '../lib/class-names.ts';

interface IconProps {
  readonly className?: string | undefined;
}

/**
 * @param shapes tag and attributes of each shape
 * @returns a component that draws an icon with lines in the color of its text, hidden from screen readers
 */
export function makeIcon(
  name: string,
  ...shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
): (props: IconProps) => ReactElement {
  const drawing = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className }) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: joinClasses(`lucide-${name}`, className),
      },
      ...drawing,
    );
}
