import { expect, test } from 'vitest';
import { listDrawingFiles } from '../../../web/build/preload-app.ts';

const chunk = (facadeModuleId: string | null, imports: readonly string[]) =>
  ({ type: 'chunk', facadeModuleId, imports: [...imports] }) as const;

test('preloads what draws the app for everybody, each file once, and no screen of one role', () => {
  const bundle = {
    'start.js': chunk('/web/index.html', []),
    'learner.js': chunk('/web/src/learner/learner-app.tsx', ['base.js']),
    'draw.js': chunk('/web/src/app/draw-app.tsx', ['react.js', 'base.js']),
    'base.js': chunk(null, ['react.js', 'start.js']),
    'react.js': chunk(null, []),
    'base.css': { type: 'asset' } as const,
  };
  expect(listDrawingFiles(bundle)).toEqual(['react.js', 'start.js', 'base.js', 'draw.js']);
});
