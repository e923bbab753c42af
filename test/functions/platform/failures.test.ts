import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SigningError } from '../../../functions/platform/sign-in/kms-signer.ts';
import { digestOfSecret } from '../../../functions/platform/call/require-origin.ts';
import { getMe, login, logout, register } from '../../../shared/routes/auth.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { signUp } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { breakDatabase, sdkError } from './break-database.ts';

let product: TestProduct;
let token: string;
beforeEach(async () => {
  product = await openTestProduct();
  token = (await signUp(product, 'parent')).token;
});

const asData = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const busy = {
  status: 503,
  headers: { 'retry-after': '1', ...asData },
  body: { error: expect.any(String), code: 'unavailable', requestId: expect.stringMatching(/^[\w-]{36}$/) },
};

describe('trouble of a service behind the product', () => {
  it.each([
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
    'InternalServerError',
    'ServiceUnavailable',
    'TimeoutError',
    'KMSInternalException',
    'KeyUnavailableException',
  ])('is a 503 that asks to come again: %s', async (name) => {
    breakDatabase(product.client, sdkError(name));
    const answer = await product.send(getMe, token, {});
    expect(answer).toMatchObject(busy);
    expect(Object.keys(answer.body as object).toSorted()).toEqual(['code', 'error', 'requestId']);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])('is a 503 when the connection broke: %s', async (code) => {
    breakDatabase(product.client, Object.assign(new Error('connection'), { code }));
    expect(await product.send(getMe, token, {})).toMatchObject(busy);
  });

  it('is a 503 when a transaction met others again and again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    product.client.middlewareStack.add(
      (next, context) => async (args) => {
        if (context['commandName'] !== 'TransactWriteItemsCommand') return await next(args);
        throw new TransactionCanceledException({
          $metadata: {},
          message: 'met another one',
          CancellationReasons: [{ Code: 'TransactionConflict' }],
        });
      },
      { step: 'initialize' },
    );
    const json = { name: 'Ours' };
    expect(await product.send(createHousehold, token, { json })).toMatchObject(busy);
  });

  it('succeeds when the other transaction is done at the second look', async () => {
    let conflicts = 0;
    product.client.middlewareStack.add(
      (next, context) => async (args) => {
        if (context['commandName'] !== 'TransactWriteItemsCommand' || conflicts > 0) return await next(args);
        conflicts += 1;
        const details = { $metadata: {}, message: 'busy', CancellationReasons: [{ Code: 'ThrottlingError' }] };
        throw new TransactionCanceledException(details);
      },
      { step: 'initialize' },
    );
    expect((await product.send(createHousehold, token, { json: { name: 'Ours' } })).status).toBe(201);
    expect(conflicts).toBe(1);
  });

  it('is not blamed on the password: no try is answered as wrong', async () => {
    const fault = new SigningError('KMS did not sign', { cause: sdkError('KMSInternalException') });
    const signer = { keyId: 'local', sign: () => Promise.reject(fault) };
    const without = await openTestProduct({ ...product.context, signer });
    const json = { email: 'kms@example.org', password: 'correct horse 42' };
    expect(await without.send(register, undefined, { json: { ...json, role: 'parent' } })).toMatchObject(busy);
    expect((await product.send(login, undefined, { json })).status).toBe(401);
  });
});

describe('a fault of the product', () => {
  it('is a 500 with the id of the request and nothing of the cause', async () => {
    breakDatabase(product.client, sdkError('ValidationException'));
    const answer = await product.send(getMe, token, {});
    expect(answer.status).toBe(500);
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(answer.body).toEqual({
      error: 'Something went wrong on our side. Everything you saved is safe.',
      code: 'internal',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('is a 500 too when somebody threw what is no error', async () => {
    breakDatabase(product.client, 'secret-text' as unknown as Error);
    expect(await product.send(getMe, token, {})).toMatchObject({ status: 500, body: { code: 'internal' } });
  });
});

describe('a refusal', () => {
  it('carries no request id: it needs no asking', async () => {
    const answer = await product.send(getMe, undefined, {});
    expect(answer).toMatchObject({
      status: 401,
      headers: { 'content-type': 'application/json; charset=utf-8', ...asData },
    });
    expect(answer.body).toEqual({
      error: 'You’ve been signed out. Please sign in again.',
      code: 'not-signed-in',
    });
  });
});

describe('a call that did not come through CloudFront', () => {
  it.each(['', 'x', 'guessed-guessed-guessed-guessed!'])(
    'is refused with the secret "%s", before anything is read',
    async (guess) => {
      breakDatabase(product.client, sdkError('ValidationException'));
      expect(await product.send(getMe, token, { headers: { 'x-origin-secret': guess } })).toMatchObject({
        status: 403,
      });
    },
  );

  it('is refused without any secret', async () => {
    const headers = { 'x-origin-secret': undefined } as unknown as Record<string, string>;
    expect((await product.send(getMe, token, { headers })).status).toBe(403);
  });

  it('is refused without the address that CloudFront saw', async () => {
    const headers = { 'x-viewer-address': undefined } as unknown as Record<string, string>;
    expect((await product.send(getMe, token, { headers })).status).toBe(403);
  });
});

describe('while the secret of the origin is replaced', () => {
  const [older, newer] = ['the secret of last year', 'the secret of this year'];
  const send = async (accepted: readonly string[], secret: string) => {
    const replaced = await openTestProduct({ ...product.context, originDigests: accepted.map(digestOfSecret) });
    return (await replaced.send(getMe, token, { headers: { 'x-origin-secret': secret } })).status;
  };

  it('calls with either secret are answered', async () => {
    expect(await send([newer, older], older)).toBe(200);
    expect(await send([newer, older], newer)).toBe(200);
  });

  it('only the new one is good once the old one is dropped', async () => {
    expect(await send([newer], older)).toBe(403);
    expect(await send([newer], newer)).toBe(200);
    expect(await send([older], newer)).toBe(403);
  });
});

describe('every answer', () => {
  it('is data and nothing else, also when it is empty', async () => {
    expect(await product.send(getMe, token, {})).toMatchObject({ status: 200, headers: asData });
    expect(await product.send(logout, token, {})).toMatchObject({ status: 204, headers: asData });
  });
});
