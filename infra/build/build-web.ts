/** Builds the web app into `dist/web`. `npm run build:web` also holds the size limits, which are for changes of the project. */
import { join } from 'node:path';
import { build } from 'vite';
import { builds, markBuilt } from './ensure-built.ts';
import { projectRoot } from './project-paths.ts';

// Whoever builds, a test or a shell of a developer, what is built is the product: Vite would take over another word.
process.env['NODE_ENV'] = 'production';
await markBuilt(projectRoot, builds.web, () => build({ configFile: join(projectRoot, 'vite.config.ts') }));
