import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body, up to a limit.
 *
 * @param limit In bytes.
 * @returns Undefined when it is larger. The rest is let go by, so that the answer still reaches the client.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}
