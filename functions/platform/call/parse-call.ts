import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { ProductError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import type { IdSource, Route } from '../../../shared/routes/define-route.ts';
import { describeIssue, listProblems } from '../../../shared/schemas/problem.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A parsed call. It keeps its validation error, because authorization comes first and strangers must learn nothing from the error. */
export interface ParsedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The first validation error in path parameters, query or body. */
  readonly problem: ProductError | undefined;
  /** @returns the id at this location in the call if it is a string, even when the call is otherwise invalid. */
  readonly idAt: (source: IdSource) => string | undefined;
}

/** Routes without a query schema reject every query parameter. */
const noQuery = z.strictObject({});

export function parseCall(route: Route, event: APIGatewayProxyEventV2): ParsedCall {
  const rawParams: Raw = event.pathParameters ?? {};
  const rawQuery: Raw = event.queryStringParameters ?? {};
  const problems: ProductError[] = [];
  const collect = <T>(parse: () => T): T | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      problems.push(error);
      return undefined;
    }
  };
  const params = collect(() => route.params && parsePart(route.params, rawParams));
  const query = collect(() => parsePart(route.query ?? noQuery, rawQuery));
  let rawBody: unknown;
  const body = collect(() => {
    if (route.upload) return readUpload(event, route.upload);
    if (!route.body) return undefined;
    rawBody = readBody(event);
    return parsePart(route.body, rawBody);
  });
  const raw = { params: rawParams, query: rawQuery, body: isRecord(rawBody) ? rawBody : {} };
  return {
    params,
    query,
    body,
    problem: problems[0],
    idAt: (source) => {
      const value = Object.hasOwn(raw[source.in], source.name) ? raw[source.in][source.name] : undefined;
      return typeof value === 'string' ? value : undefined;
    },
  };
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsePart(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  throw new ProductError('invalid-input', { problemTexts: listProblems(parsed.error.issues), saysFirst: true });
}

function bytesOf(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}

/** Reads the upload with its declared type. The handler checks that the bytes match it. */
function readUpload(event: APIGatewayProxyEventV2, { types, maxBytes }: NonNullable<Route['upload']>): Blob {
  const bytes = bytesOf(event);
  const [said = ''] = (event.headers['content-type'] ?? '').split(';');
  const type = said.trim().toLowerCase();
  if (bytes.length > maxBytes) throw new ProductError('body-too-large');
  if (bytes.length === 0 || !types.includes(type)) throw new ProductError('not-media');
  return new Blob([new Uint8Array(bytes)], { type });
}

function readBody(event: APIGatewayProxyEventV2): unknown {
  const bytes = bytesOf(event);
  if (bytes.length === 0) return {};
  if (bytes.length > limits.requestBodyBytes) throw new ProductError('body-too-large');
  const contentType = event.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) throw new ProductError('not-json');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ProductError('malformed-json', { cause: error });
  }
}
