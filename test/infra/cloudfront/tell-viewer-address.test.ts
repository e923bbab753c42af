import { expect, it } from 'vitest';
import { makeViewerRequest, runEdgeFunction } from '../support/edge-function.ts';

it('writes the address that CloudFront sees over whatever the visitor claims', () => {
  const claimed = { value: '6.6.6.6', multiValue: [{ value: '6.6.6.6' }, { value: '7.7.7.7' }] };
  const event = makeViewerRequest({ headers: { 'x-viewer-address': claimed } }, '2001:db8::1');
  expect(runEdgeFunction('tell-viewer-address.js', event)).toMatchObject({
    headers: { 'x-viewer-address': { value: '2001:db8::1' } },
  });
  expect(JSON.stringify(runEdgeFunction('tell-viewer-address.js', event))).not.toContain('6.6.6.6');
});

it('passes everything else of the call on as it came', () => {
  const event = makeViewerRequest({ method: 'POST', uri: '/api/decks' });
  const { headers, ...rest } = event.request;
  expect(runEdgeFunction('tell-viewer-address.js', event)).toEqual({
    ...rest,
    headers: { ...headers, 'x-viewer-address': { value: event.viewer.ip } },
  });
});
