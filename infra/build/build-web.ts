/** Builds the web app into `dist/web`. `npm run build:web` also holds the size limits, which are for changes of the project. */
import { join } from 'node:path';
import { build } from 'vite';
import { builds, markBuilt } from './ensure-built.ts';
import { projectRoot } from './project-paths.ts';

await markBuilt(projectRoot, builds.web, () => build({ configFile: join(projectRoot, 'vite.config.ts') }));
