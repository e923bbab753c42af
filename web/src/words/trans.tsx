import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useLingui } from './catalogue.ts';
import type { Message, Values } from '../../../shared/read-message.ts';

interface TransProps {
  readonly id?: string;
  readonly message?: Message;
  readonly values?: Values;
  readonly components?: Elements;
}

type Elements = Readonly<Record<string, ReactElement>>;

const tags = /<(\w+)>(.*?)<\/\1>|<([\w-]+)\/>/gs;

/**
 * What Lingui's `Trans` compiles to, as `#trans`: a sentence with elements inside, which its words name by tags: `See <0>here</0>`. Its own file, because a child's
 * first screen has none.
 */
export function Trans({ id, message, values, components }: TransProps) {
  const { _ } = useLingui();
  const elements: Record<string, ReactElement> = { ...components };
  const texts = Object.entries(values ?? {}).map(([name, value]) => {
    // What a family typed stays a text, even if it looks like a tag.
    if (!isValidElement(value) && !String(value).includes('<')) return [name, value] as const;
    elements[`of-${name}`] = createElement(Fragment, undefined, isValidElement(value) ? value : String(value));
    return [name, `<of-${name}/>`] as const;
  });
  return <>{placeElements(_({ id, message, values: Object.fromEntries(texts) }), elements)}</>;
}

/** @returns a text with elements in place of its tags */
function placeElements(text: string, elements: Elements): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: tag, 1: paired, 2: inner = '', 3: single = '', index } of text.matchAll(tags)) {
    const element = elements[paired ?? single];
    if (!element) continue;
    const children = paired === undefined ? [] : placeElements(inner, elements);
    nodes.push(text.slice(end, index), cloneElement(element, { key: index }, ...children));
    end = index + tag.length;
  }
  return [...nodes, text.slice(end)];
}
