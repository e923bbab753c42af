import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { builtSourceMaps, builtWeb, projectRoot } from '../../../infra/build/project-paths.ts';
import { chunkModulesFile } from '../../../web/build/list-chunk-modules.ts';

beforeAll(async () => {
  await Promise.all([ensureBuilt('web'), ensureBuilt('functions')]);
}, 240_000);

/** Packages whose data a build plugin writes into virtual modules, by name of the virtual module; empty if the data is ours. */
const packageOfVirtualModule: Readonly<Record<string, string>> = {
  'picture-words': 'emojibase-data',
  icons: 'lucide-react',
  words: '',
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the locations of all bundled packages, as package-lock.json writes them. */
function listBundledPackagePaths(): Set<string> {
  const chunks = readJson(join(builtWeb, chunkModulesFile)) as Readonly<Record<string, readonly string[]>>;
  const maps = globSync('**/*.map', { cwd: builtSourceMaps }).map(
    (file) => readJson(join(builtSourceMaps, file)) as { readonly sources: readonly string[] },
  );
  const modules = [...Object.values(chunks).flat(), ...maps.flatMap(({ sources }) => sources)];
  return new Set(modules.flatMap((module) => packagePathOf(module) ?? []));
}

function packagePathOf(module: string): string | undefined {
  const virtual = /virtual:([\w-]+)/.exec(module)?.[1];
  const name = packageOfVirtualModule[virtual ?? ''];
  if (virtual !== undefined) return name === '' ? undefined : `node_modules/${name}`;
  return /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/?]+/.exec(module)?.[0];
}

it('what ends in a bundle is a dependency, so that the SBOM and the audit know it', () => {
  const { packages } = readJson(join(projectRoot, 'package-lock.json')) as {
    packages: Readonly<Record<string, { readonly dev?: boolean } | undefined>>;
  };
  const shipped = [...listBundledPackagePaths()];
  for (const name of ['react', 'uqr', 'emojibase-data', '@aws-sdk/client-kms'])
    expect(shipped).toContain(`node_modules/${name}`);
  expect(shipped.filter((place) => packages[place] === undefined || packages[place].dev === true)).toEqual([]);
});
