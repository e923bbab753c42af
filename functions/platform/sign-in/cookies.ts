import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The cookies that came with a call, and those that go back with its answer. */
export interface Cookies {
  readonly get: (name: string) => string | undefined;
  /** @param cookie as the header has it, attributes included. */
  readonly set: (cookie: string) => void;
  /** Signs what stands in them: nobody without it can make one. */
  readonly key: string;
}

/** @param outgoing collects what is set. */
export function openCookies(event: APIGatewayProxyEventV2, key: string, outgoing: string[]): Cookies {
  return {
    get: (name) => event.cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1),
    set: (cookie) => outgoing.push(cookie),
    key,
  };
}
