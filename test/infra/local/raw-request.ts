import { type IncomingHttpHeaders, request } from 'node:http';

/** An HTTP response with its body as sent over the wire. */
export type RawAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Sends a request exactly as given, as a hostile client may: `fetch` would normalize its path and headers. */
export function sendRaw(
  port: number,
  target: string,
  options: { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
