import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../infra/cloudfront/rewrite-spa-paths.js'), 'utf8');
const sandbox = createContext({});
runInContext(code, sandbox);

/** Runs the function as CloudFront does: only its code and one event. */
function rewrite(uri: string): unknown {
  return runInContext(`handler(${JSON.stringify({ request: { method: 'GET', uri, querystring: {} } })}).uri`, sandbox);
}

describe('a path at CloudFront', () => {
  it.each(['/', '/privacy', '/terms', '/households/abc', '/deep/er/'])('%s is a place in the app', (uri) => {
    expect(rewrite(uri)).toBe('/index.html');
  });

  it.each(['/index.html', '/config.json', '/assets/app-1a2b3c.js', '/assets/gone.css', '/sw.js'])('%s stays a file', (uri) => {
    expect(rewrite(uri)).toBe(uri);
  });

  it('counts as a file by its last part only', () => {
    expect(rewrite('/v1.0.0/decks')).toBe('/index.html');
  });
});
