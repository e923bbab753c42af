import { expect, test } from 'vitest';
import * as authRoutes from '../../../shared/routes/auth.ts';
import { printSlimModule } from '../../../web/build/strip-route-schemas.ts';

test('keeps what a call needs of every route and drops its schemas', async () => {
  const source = printSlimModule('/shared/routes/auth.ts', authRoutes);
  const slim = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as Record<string, unknown>;
  expect(Object.keys(slim).toSorted()).toEqual(Object.keys(authRoutes).toSorted());
  expect(slim['login']).toEqual({ id: 'auth/login', method: 'POST', path: '/api/auth/supa/login', status: 200 });
});

test('refuses a module of routes that exports something else', () => {
  expect(() => printSlimModule('/shared/routes/odd.ts', { helper: () => 1 })).toThrow(
    '/shared/routes/odd.ts exports helper',
  );
});
