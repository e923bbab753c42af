import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../infra/cloudfront/tell-viewer-address.js'), 'utf8');
const sandbox = createContext({});
runInContext(code, sandbox);

it('writes the address that CloudFront sees over whatever the visitor claims', () => {
  const event = { viewer: { ip: '2001:db8::1' }, request: { headers: { 'x-viewer-address': { value: '6.6.6.6' } } } };
  const headers: unknown = runInContext(`handler(${JSON.stringify(event)}).headers`, sandbox);
  expect(headers).toEqual({ 'x-viewer-address': { value: '2001:db8::1' } });
});
