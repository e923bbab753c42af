import { useLayoutEffect } from 'react';

type RootAttributes = Readonly<Partial<Record<`data-${string}`, string | boolean>>>;

/**
 * Sets data attributes of `<html>` while a screen shows; `false` and undefined set none. Styles of what is around the screen read them. With `:has()` instead, the
 * browser would style the whole page anew whenever something in it changes, 1.6 ms a card.
 */
export function useRootAttributes(attributes: RootAttributes): void {
  const set = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  const key = JSON.stringify(set);
  useLayoutEffect(() => {
    const entries = JSON.parse(key) as readonly (readonly [string, string | boolean])[];
    const root = document.documentElement;
    for (const [name, value] of entries) root.setAttribute(name, String(value));
    return () => {
      for (const [name] of entries) root.removeAttribute(name);
    };
  }, [key]);
}
