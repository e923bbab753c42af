import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createLocalSigner } from '../../functions/platform/sign-in/signer.ts';
import { createTokenVerifier } from '../../functions/platform/sign-in/session-token.ts';
import { digestOfSecret } from '../../functions/platform/call/require-origin.ts';
import { ensureBuilt } from '../../infra/build/ensure-built.ts';
import { builtFunctions } from '../../infra/build/project-paths.ts';
import { createCard, listCards } from '../../shared/routes/cards.ts';
import { createDeck, deleteDeck, listDecks } from '../../shared/routes/decks.ts';
import type { Route } from '../../shared/routes/define-route.ts';
import { getReportSummary } from '../../shared/routes/learners.ts';
import { completeSession, recordReviews, startSession } from '../../shared/routes/study.ts';
import type { Deck } from '../../shared/schemas/deck.ts';
import type { Session } from '../../shared/schemas/study.ts';
import { awsEnvironment, callBundle } from '../infra/support/call-bundle.ts';
import { makeFamily, type TestFamily } from '../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../support/test-product.ts';
import { makeKey } from './platform/sign-any-token.ts';

/** Runs the deployable bundles in processes with Lambda's environment, on DynamoDB Local. Only KMS is replaced. */
let product: TestProduct;
let family: TestFamily;
let environment: Record<string, string>;
const log: Record<string, unknown>[] = [];

beforeAll(async () => {
  await ensureBuilt('functions');
  const key = makeKey('now');
  const jwks = JSON.stringify({ keys: [key.jwk] });
  const issuer = 'flashspark-prod';
  product = await openTestProduct(
    {
      signer: createLocalSigner(key.privateKey, key.kid),
      issuer,
      tokens: createTokenVerifier({ issuer, jwks }),
      // The bundles use the real clock.
      clock: () => new Date(),
    },
    // The bundles run in processes of their own, which have no twin.
    { isInDatabase: true },
  );
  family = await makeFamily(product);
  const { accessKeyId } = await product.client.config.credentials();
  environment = {
    ...awsEnvironment(inject('dynamoDbEndpoint')),
    // DynamoDB Local separates data by access key and region.
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_REGION: 'local',
    TABLE_NAME: 'flashspark',
    MEDIA_BUCKET: 'none',
    JWKS: jwks,
    TOKEN_ISSUER: issuer,
    METRIC_NAMESPACE: 'flashspark-prod',
    ORIGIN_DIGESTS: [digestOfSecret('the secret after this one'), ...product.context.originDigests].join(','),
    NETWORK_KEY: product.context.networkKey,
  };
}, 90_000);

describe('the deployed functions', () => {
  it('do the main job: a parent makes a deck, a child studies it, the parent sees it', async () => {
    const { parent, child, learner, household } = family;
    const deck = await call<Deck>(createDeck, parent.token, { body: { name: 'Capitals', householdId: household.id } });
    const deckId = { deckId: deck.id };
    await call(createCard, parent.token, { params: deckId, body: { front: 'Latvia', back: 'Riga' } });
    const session = await call<Session & { cards: { id: string }[] }>(startSession, child.token, {
      params: deckId,
      body: {},
    });
    const [card] = session.cards;
    const review = {
      id: product.context.newId(product.now()),
      cardId: card?.id,
      rating: 'correct',
      answeredAt: new Date().toISOString(),
    };
    const sessionId = { sessionId: session.id };
    await call(recordReviews, child.token, { params: sessionId, body: { reviews: [review] } });
    await call(completeSession, child.token, { params: sessionId, body: { cardsStudied: 1, cardsCorrect: 1 } });
    const report = await call(getReportSummary, parent.token, { params: { learnerId: learner.id } });
    expect(report).toMatchObject({ totalCardsStudied: 1, currentStreak: 1 });
    expect(await call(listCards, child.token, { params: deckId })).toHaveLength(1);
  }, 60_000);

  it('delete, and go on by the clock with what is left', async () => {
    const { parent, household } = family;
    const deck = await call<Deck>(createDeck, parent.token, { body: { name: 'Rivers', householdId: household.id } });
    await call(deleteDeck, parent.token, { params: { deckId: deck.id } });
    const decks = await call<Deck[]>(listDecks, parent.token, { query: { householdId: household.id } });
    expect(decks.map(({ name }) => name)).toEqual(['Capitals']);
    const { log: lines } = await callBundle(join(builtFunctions, 'events/finish-deletions'), {}, environment);
    expect(lines).toMatchObject([{ level: 'INFO', message: 'finished-deletions' }]);
  }, 60_000);

  it('write each call as one line of JSON, and none as a metric while all is well', () => {
    expect(log.length).toBeGreaterThan(5);
    for (const line of log) {
      expect(line).toMatchObject({
        level: 'INFO',
        message: 'answered',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        route: expect.any(String),
        Latency: expect.any(Number),
      });
      expect(line).not.toHaveProperty('_aws');
    }
  });
});

interface BundledCall {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

/** Calls a route's bundle like the API gateway does. */
async function call<T>(route: Route, token: string, { params, query, body }: BundledCall): Promise<T> {
  const event = {
    version: '2.0',
    rawPath: route.path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-origin-secret': product.context.originSecret,
      'x-viewer-address': '192.0.2.1',
    },
    pathParameters: params,
    queryStringParameters: query,
    body: body && JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: 'request', http: { method: route.method, path: route.path, sourceIp: '192.0.2.2' } },
  };
  const outcome = await callBundle(join(builtFunctions, route.id), event, environment);
  log.push(...outcome.log);
  const answer = outcome.answer as { statusCode: number; body?: string };
  expect(answer, JSON.stringify(outcome)).toMatchObject({ statusCode: route.status });
  return (answer.body === undefined ? undefined : JSON.parse(answer.body)) as T;
}
