import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productionPasswordCost } from '../../../functions/platform/sign-in/password-hash.ts';
import { handler } from '../../../functions/auth/get-me.ts';
import { getCloudContext } from '../../../functions/platform/context.ts';
import {
  baseEnvironment,
  googleEnvironment,
  readEnvironment,
  signerEnvironment,
} from '../../../functions/platform/environment.ts';

const complete = {
  TABLE_NAME: 'flashspark',
  JWKS: '{"keys":[]}',
  TOKEN_ISSUER: 'here',
  METRIC_NAMESPACE: 'flashspark-here',
  ORIGIN_DIGESTS: 'ab'.repeat(32),
  NETWORK_KEY: 'cd'.repeat(32),
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the environment of a function', () => {
  it('is read as it is, without what nobody asked for', () => {
    expect(readEnvironment(baseEnvironment, { ...complete, HOME: '/' })).toEqual({
      ...complete,
      ORIGIN_DIGESTS: ['ab'.repeat(32)],
    });
  });

  it('names both secrets while one takes the place of the other, and nothing that is no digest', () => {
    const read = (ORIGIN_DIGESTS: string) =>
      readEnvironment(baseEnvironment, { ...complete, ORIGIN_DIGESTS }).ORIGIN_DIGESTS;
    const [newer, older] = ['ab'.repeat(32), 'cd'.repeat(32)];
    expect(read(`${newer},${older}`)).toEqual([newer, older]);
    for (const wrong of [`${newer},short`, `${newer},`, 'the secret itself'])
      expect(() => read(wrong)).toThrow('ORIGIN_DIGESTS');
  });

  it.each(Object.keys(complete))('is refused without %s, by that name and no other', (name) => {
    for (const value of [undefined, '']) {
      expect(() => readEnvironment(baseEnvironment, { ...complete, [name]: value })).toThrow(
        new Error(`Missing or wrong in the environment of this function: ${name}`),
      );
    }
  });

  it('is refused with the names of all that is missing, and without any value', () => {
    const read = () => readEnvironment(baseEnvironment, { ORIGIN_DIGESTS: 'short' });
    expect(read).toThrow('TABLE_NAME, JWKS, TOKEN_ISSUER, METRIC_NAMESPACE, ORIGIN_DIGESTS, NETWORK_KEY');
    expect(read).not.toThrow('short');
    expect(() => readEnvironment(signerEnvironment, {})).toThrow('SIGNING_KEY_ID, JWKS');
  });

  it('may lack a Google client id', () => {
    expect(readEnvironment(googleEnvironment, {})).toEqual({});
  });
});

describe('a function in the cloud', () => {
  it('fails by the names of what is missing, and works once it is there', async () => {
    for (const name of Object.keys(complete)) vi.stubEnv(name, undefined);
    const event = { headers: {}, requestContext: { requestId: 'r' } } as unknown as APIGatewayProxyEventV2;
    await expect(handler(event)).rejects.toThrow(
      'TABLE_NAME, JWKS, TOKEN_ISSUER, METRIC_NAMESPACE, ORIGIN_DIGESTS, NETWORK_KEY',
    );
    vi.stubEnv('AWS_REGION', 'eu-central-1');
    for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value);
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await handler(event)).toMatchObject({ statusCode: 403 });
    const [line] = written.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('{'));
    expect(JSON.parse(line ?? '')).toMatchObject({ requestId: 'r', route: 'auth/get-me', status: 403 });
    expect(getCloudContext().passwordCost).toBe(productionPasswordCost);
  });
});
