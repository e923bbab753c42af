import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What the browser needs of a route to call it. Its zod schemas only give the types, and those cost nothing. */
interface SlimRoute {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/**
 * Replaces the modules of `shared/routes` by the part of each route that is needed at run time, so that zod (23 KB
 * brotli) stays out of the browser. TypeScript still sees the whole contract.
 */
export function stripRouteSchemas(): Plugin {
  return {
    name: 'strip-route-schemas',
    // While developing, size does not count, and Node would go on with the schemas as they were at the start.
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!isRouteModule(file, code)) return undefined;
      const exports: unknown = await import(pathToFileURL(file).href);
      return { code: printSlimModule(file, exports as Record<string, unknown>), map: null };
    },
  };
}

function isRouteModule(file: string, code: string): boolean {
  return (
    /\/shared\/routes\/[\w-]+\.ts$/.test(file) && !file.endsWith('/define-route.ts') && code.includes('defineRoute(')
  );
}

/** The source of a module with the same export names, each a route without its schemas. */
export function printSlimModule(file: string, exports: Record<string, unknown>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      if (!isRoute(value))
        throw new Error(`${file} exports ${name}, which is not a route: move it out of shared/routes.`);
      const { id, method, path, status } = value;
      return `export const ${name} = ${JSON.stringify({ id, method, path, status } satisfies SlimRoute)};\n`;
    })
    .join('');
}

function isRoute(value: unknown): value is SlimRoute {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'method' in value &&
    'path' in value &&
    'status' in value
  );
}
