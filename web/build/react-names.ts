import type { Plugin } from 'vite';

/** What the app and its libraries import from React's modules. The build fails if one is missing. */
export const namesOfReact: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'Fragment',
    'StrictMode',
    'Suspense',
    'cloneElement',
    'createContext',
    'createElement',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useActionState',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useOptimistic',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
};

const prefix = '\0react-names:';

/**
 * Gives React's modules, which are CommonJS, the exports of ES modules. Otherwise, each module that imports one copies all of its exports when it loads, and each
 * element is `(0, runtime.jsx)(…)` instead of `jsx(…)`.
 */
export function reactNames(): Plugin {
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    // A missing name stops the build by itself, but not where a module imports all names at once.
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
    },
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler(id, importer, { kind }) {
        return kind === 'import-statement' && importer?.startsWith(prefix) !== true ? `${prefix}${id}` : undefined;
      },
    },
    load: {
      filter: { id: /^\0react-names:/ },
      handler(id) {
        const module = id.slice(prefix.length);
        const lines = (namesOfReact[module] ?? []).map((name) => `export const ${name} = React.${name};`);
        return [`import React from '${module}';`, ...lines, 'export default React;'].join('\n');
      },
    },
  };
}
