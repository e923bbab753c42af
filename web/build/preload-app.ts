import type { Plugin } from 'vite';

/** The module that draws the app for everybody. The page's first script imports it dynamically. */
const drawing = /\/src\/app\/draw-app\.tsx$/;

/**
 * Preloads the code that draws the app, React included. Otherwise, the browser would ask for it only after it has loaded and run the page's first script, one
 * round trip later.
 */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        return listDrawingFiles(bundle)
          .filter((file) => !page.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true, fetchpriority: 'low' },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** The fields of a build's output that are used here. */
type Output =
  | { readonly type: 'chunk'; readonly facadeModuleId: string | null; readonly imports: readonly string[] }
  | { readonly type: 'asset' };

/** @returns the files of the module that draws the app: its static imports, then its own */
export function listDrawingFiles(bundle: Readonly<Record<string, Output>>): string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    chunk.imports.forEach(visit);
    files.add(file);
  };
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && drawing.test(output.facadeModuleId ?? '')) visit(file);
  }
  return [...files];
}
