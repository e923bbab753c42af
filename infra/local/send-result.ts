import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Answers with what a function returned, as an HTTP API does: the structured form of payload format 2.0. */
export function sendResult(
  response: ServerResponse,
  requestId: string,
  result: APIGatewayProxyStructuredResultV2,
): void {
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8');
  const headers: OutgoingHttpHeaders = { 'content-type': 'text/plain;charset=UTF-8', 'apigw-requestid': requestId };
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name.toLowerCase()] = String(value);
  const status = result.statusCode ?? 200;
  if (result.cookies !== undefined) headers['set-cookie'] = result.cookies;
  if (status === 204 || status === 304) delete headers['content-type'];
  else headers['content-length'] = body.length;
  response.writeHead(status, headers).end(body);
}

/** The gateway's own word, for what never reached a function or never came back from it. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ message });
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);
}
