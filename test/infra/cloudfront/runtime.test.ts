import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readEdgeFunction } from '../support/edge-function.ts';

const files = readdirSync(join(import.meta.dirname, '../../../infra/cloudfront')).filter((file) =>
  file.endsWith('.js'),
);

/** Features that the edge functions use and that cloudfront-js-2.0 adds to ECMAScript 5.1. Its documentation lists no destructuring and no spread. */
const supported = { 'const-and-let': true, arrow: true, 'template-literal': true };

/** Methods of ECMAScript 5.1 that may be called; cloudfront-js-2.0 has only some of the later ones. */
const methods = ['charAt', 'indexOf', 'lastIndexOf', 'replace', 'slice', 'split', 'substring', 'toLowerCase', 'keys'];

describe.each(files)('%s', (file) => {
  const code = readEdgeFunction(file);

  it('is written in the language of cloudfront-js-2.0, so that nothing has to be translated', async () => {
    const translated = await transform(code, { target: 'es5', supported });
    const plain = await transform(code, { target: 'esnext' });
    expect(translated.code).toBe(plain.code);
  });

  it('calls only methods that cloudfront-js-2.0 has', () => {
    const called = [...code.matchAll(/\.(\w+)\(/g)].map(([, method]) => method);
    expect(called.filter((method) => method === undefined || !methods.includes(method))).toEqual([]);
  });

  it('is below the 10 KB that CloudFront takes', () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10 * 1024);
  });
});
