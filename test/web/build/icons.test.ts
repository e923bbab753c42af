import { globSync, readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawByLucide } from '../../../web/build/icons.ts';

const used = globSync('web/src/**/*.tsx').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/'virtual:icons\/([\w-]+)'/g)].map(([, name = '']) => name),
);

/** Lucide names an icon by all of its former names as well; ours needs no namespace within a page. */
const withoutNames = (svg: string) => svg.replace(/ class="[^"]*"/, '').replace(/ xmlns="[^"]*"/, '');

test.each([...new Set(used)])('draws %s as Lucide does, hidden from screen readers', async (name) => {
  const { default: Icon } = (await import(`virtual:icons/${name}`)) as { default: FunctionComponent };
  const drawn = renderToStaticMarkup(createElement(Icon));
  expect(withoutNames(drawn)).toBe(withoutNames(await drawByLucide(name)));
  expect(drawn).toContain(` aria-hidden="true" class="lucide-${name}"`);
});
