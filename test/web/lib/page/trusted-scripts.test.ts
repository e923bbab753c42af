// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { googleScript, guardScripts } from '../../../../web/src/lib/page/trusted-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

type Rules = Readonly<Record<string, (text: string) => string | null>>;

function readPolicies(): Readonly<Record<string, Rules>> {
  const policies: Record<string, Rules> = {};
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies[name] = rules;
    },
  });
  guardScripts();
  return policies;
}

test.each(['/assets/app-1a2b.js', '/sw.js', `${window.location.origin}/assets/read-import-file-3c4d.js`, googleScript])(
  'lets the script %s in',
  (address) => {
    expect(readPolicies()['default']?.['createScriptURL']?.(address)).toBe(address);
  },
);

test.each([
  'https://accounts.google.com/gsi/clients',
  `${googleScript}?callback=alert`,
  'https://accounts.google.com.example/gsi/client',
  '//elsewhere.example/assets/app-1a2b.js',
  '/assets/../api/me',
  'https://elsewhere.example/sw.js',
  '/remove-worker.js',
  '/api/me',
  'data:text/javascript,alert(1)',
  'blob:https://elsewhere.example/assets/1',
])('keeps the script %s out', (address) => {
  expect(readPolicies()['default']?.['createScriptURL']?.(address)).toBeNull();
});

test('has no rule for text that becomes HTML or code: the browser refuses it', () => {
  expect(Object.keys(readPolicies())).toEqual(['default']);
  expect(Object.keys(readPolicies()['default'] ?? {})).toEqual(['createScriptURL']);
});

test('does nothing in a browser that does not know Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(guardScripts).not.toThrow();
});
