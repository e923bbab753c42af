import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export interface Cookies {
  readonly get: (name: string) => string | undefined;
  /** @param cookie the full `Set-Cookie` value, attributes included. */
  readonly set: (cookie: string) => void;
  /** HMAC key that signs cookie contents. */
  readonly key: string;
}

export function openCookies(event: APIGatewayProxyEventV2, key: string, outgoing: string[]): Cookies {
  return {
    get: (name) => event.cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1),
    set: (cookie) => outgoing.push(cookie),
    key,
  };
}
