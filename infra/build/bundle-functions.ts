/** `npm run build:functions`: bundles all functions into `dist/functions` and checks their size limits. */
import { routes } from '../../shared/routes/index.ts';
import { type Bundle, bundleHandlers } from './bundle-handlers.ts';
import { findBundlesOverLimit } from './bundle-limits.ts';
import { builds, markBuilt } from './ensure-built.ts';
import { unroutedFunctions } from './handler-files.ts';
import { builtFunctions, builtSourceMaps, projectRoot } from './project-paths.ts';

const shownBundles = 8;

async function bundleWithinLimits(): Promise<Bundle[]> {
  const bundles = await bundleHandlers({
    root: projectRoot,
    outDirectory: builtFunctions,
    mapsDirectory: builtSourceMaps,
    routeIds: routes.map(({ id }) => id),
    otherFunctions: unroutedFunctions,
  });
  const tooLarge = findBundlesOverLimit(bundles);
  if (tooLarge.length > 0) throw new Error(tooLarge.join('\n'));
  return bundles;
}

try {
  const started = performance.now();
  const bundles = await markBuilt(projectRoot, builds.functions, bundleWithinLimits);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${bundles.length} functions bundled in ${seconds} s. The largest:`);
  for (const { id, bytes } of bundles.slice(0, shownBundles)) {
    console.log(`${String(Math.round(bytes / 1024)).padStart(6)} KB  ${id}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
