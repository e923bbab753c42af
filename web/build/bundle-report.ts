/** The part of Vite's manifest that is read here: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Somebody who opens the product, and the modules that draw the first screen. */
export interface Visitor {
  readonly name: string;
  /** Keys of the manifest. */
  readonly entries: readonly string[];
  /** Most bytes of JavaScript, brotli. */
  readonly limit?: number;
}

interface SizeRow {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  readonly limit?: number | undefined;
}

/** Only for grown-ups: the folders of `src` that no learner may download. */
const grownUpFolders = /^src\/(parent|admin)\//;

/** The JavaScript files that the entries need before they can run, each once: what they import, and what that imports. */
export function collectInitialFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(
        `The build has no chunk for ${key}. Was it moved? Then name its new place in web/check-bundle.ts.`,
      );
    keys.add(key);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** The modules in these files that are a grown-up's screens. */
export function findForeignModules(
  files: readonly string[],
  modulesByFile: Readonly<Record<string, readonly string[]>>,
): string[] {
  return files.flatMap((file) => modulesByFile[file] ?? []).filter((module) => grownUpFolders.test(module));
}

/** One line for each visitor: JavaScript before the first screen. */
export function printTable(rows: readonly SizeRow[]): string {
  const lines = rows.map(({ name, files, bytes, limit }) => {
    const budget = limit === undefined ? '' : ` of ${formatKilobytes(limit)}`;
    return `${name.padEnd(12)}${String(files).padStart(3)} files${formatKilobytes(bytes).padStart(11)}${budget}`;
  });
  return ['JavaScript before the first screen (brotli)', ...lines].join('\n');
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
