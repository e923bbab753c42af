import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names the app's own files in the page: they come while the small first script asks for the first answer, and styles are there before anything is
 * drawn. What that script imports later, Vite would only name once it runs.
 */
export function preloadApp(main: string): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(main));
        if (!app) throw new Error(`The build has no chunk for ${main}.`);
        const files = [app, ...chunks.filter(({ fileName }) => app.imports.includes(fileName))];
        const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...files.map(({ fileName }) => linkTo('modulepreload', fileName)),
          ...styles.map((file) => linkTo('stylesheet', file)),
        ];
      },
    },
  };
}

function linkTo(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
