import { describe, expect, it } from 'vitest';
import { makeViewerRequest, runEdgeFunction } from '../support/edge-function.ts';

const rewrite = (uri: string): unknown => runEdgeFunction('rewrite-spa-paths.js', makeViewerRequest({ uri }));

describe('a path at CloudFront', () => {
  it.each(['/', '/privacy', '/terms', '/households/abc', '/deep/er/', '/apis'])('%s is a place in the app', (uri) => {
    expect(rewrite(uri)).toEqual(makeViewerRequest({ uri: '/index.html' }).request);
  });

  it.each(['/index.html', '/config.json', '/assets/app-1a2b3c.js', '/assets/gone.css', '/sw.js', '/.well-known'])(
    '%s stays a file',
    (uri) => {
      expect(rewrite(uri)).toEqual(makeViewerRequest({ uri }).request);
    },
  );

  it('counts as a file by its last part only', () => {
    expect(rewrite('/v1.0.0/decks')).toMatchObject({ uri: '/index.html' });
  });

  it('is answered as the gateway answers an unknown route when it is /api alone', () => {
    expect(rewrite('/api')).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { 'content-type': { value: 'application/json' } },
      body: { encoding: 'text', data: JSON.stringify({ message: 'Not Found' }) },
    });
  });
});
