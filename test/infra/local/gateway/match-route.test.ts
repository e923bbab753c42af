import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRouteMatcher } from '../../../../infra/local/gateway/match-route.ts';

const find = createRouteMatcher([
  { method: 'GET', path: '/api/a/{one}/b/{two}' },
  { method: 'GET', path: '/api/a/{one}' },
  { method: 'GET', path: '/api/a/fixed' },
  { method: 'DELETE', path: '/api/a/{one}' },
]);

test('gives back any parameter that was encoded into a path, up to a question mark', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).filter((value) => value.isWellFormed());
  fc.assert(
    fc.property(text, text, (one, two) => {
      const match = find('GET', `/api/a/${encodeURIComponent(one)}/b/${encodeURIComponent(two)}`);
      expect(match?.pathParameters).toEqual({ one: one.split('?')[0], two: two.split('?')[0] });
    }),
  );
});

test('takes the literal route before the one with a parameter, whatever their order', () => {
  expect(find('GET', '/api/a/fixed')?.route.path).toBe('/api/a/fixed');
});

test('tells methods apart', () => {
  expect(find('DELETE', '/api/a/x')?.route.method).toBe('DELETE');
  expect(find('POST', '/api/a/x')).toBeUndefined();
});

test.each(['/api/a', '/api/a/', '/api/a/x/', '/api/a/x/b', '/api/A/x', '//api/a/x'])(
  'finds no route for %s',
  (path) => {
    expect(find('GET', path)).toBeUndefined();
  },
);
