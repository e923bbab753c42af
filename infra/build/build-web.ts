/** Builds the web app into `dist/web`, without the size limits that `npm run build:web` also checks. */
import { join } from 'node:path';
import { build } from 'vite';
import { builds, markBuilt } from './ensure-built.ts';
import { projectRoot } from './project-paths.ts';

// Force a production build: Vite keeps a NODE_ENV that is already set, such as `test`.
process.env['NODE_ENV'] = 'production';
await markBuilt(projectRoot, builds.web, () => build({ configFile: join(projectRoot, 'vite.config.ts') }));
