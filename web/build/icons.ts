import { fileURLToPath } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const prefix = 'virtual:icons/';
const component = fileURLToPath(new URL('../src/components/icon.ts', import.meta.url));

/**
 * Makes components of Lucide's icons: `virtual:icons/star` draws what `lucide-react/icons/star` draws, by `components/icon.ts`. Lucide's own component, which takes
 * sizes, strokes and other names of attributes, was 1.6 KB (brotli) of every first screen, and twice the work.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const shapes = readShapes(await drawByLucide(name));
      return `import { makeIcon } from ${JSON.stringify(component)};\nexport default /* @__PURE__ */ makeIcon(${[name, ...shapes].map((one) => JSON.stringify(one)).join(', ')});`;
    },
  };
}

/** @returns an icon's SVG as Lucide writes it */
export async function drawByLucide(name: string): Promise<string> {
  const { default: Icon } = (await import(`lucide-react/icons/${name}`)) as { default: FunctionComponent };
  return renderToStaticMarkup(createElement(Icon));
}

/** @returns the shapes within an SVG: tag and attributes. All names of their attributes are the same in React. */
function readShapes(svg: string): [tag: string, attributes: Record<string, string>][] {
  const [, ...tags] = [...svg.matchAll(/<(\w+)([^>]*)>/g)];
  return tags.map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  ]);
}
