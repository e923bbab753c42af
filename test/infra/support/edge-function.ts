import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

interface EdgeValue {
  readonly value: string;
  /** All values when the field occurs more than once. */
  readonly multiValue?: readonly { readonly value: string }[];
}

interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly querystring: Readonly<Record<string, EdgeValue>>;
  readonly headers: Readonly<Record<string, EdgeValue>>;
  readonly cookies: Readonly<Record<string, EdgeValue & { readonly attributes?: string }>>;
}

/**
 * A viewer request event with every documented field:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export interface ViewerRequestEvent {
  readonly version: '1.0';
  readonly context: {
    readonly distributionDomainName: string;
    readonly distributionId: string;
    readonly eventType: 'viewer-request';
    readonly requestId: string;
  };
  readonly viewer: { readonly ip: string };
  readonly request: EdgeRequest;
}

/** Makes a typical browser request, with repeated query strings, headers and cookies. */
export function makeViewerRequest(request: Partial<EdgeRequest> = {}, ip = '203.0.113.7'): ViewerRequestEvent {
  return {
    version: '1.0',
    context: {
      distributionDomainName: 'd111111abcdef8.cloudfront.net',
      distributionId: 'EDFDVBD6EXAMPLE',
      eventType: 'viewer-request',
      requestId: 'EXAMPLEntjQpEXAMPLE_SG5Z-EXAMPLEPmPfEXAMPLEu3EqEXAMPLE==',
    },
    viewer: { ip },
    request: {
      method: 'GET',
      uri: '/assets/app-1a2b3c.js',
      querystring: {
        from: { value: 'mail' },
        tag: { value: 'red', multiValue: [{ value: 'red' }, { value: 'blue' }] },
      },
      headers: {
        host: { value: 'd111111abcdef8.cloudfront.net' },
        accept: { value: 'text/html', multiValue: [{ value: 'text/html' }, { value: 'application/xhtml+xml' }] },
        'user-agent': { value: 'a browser' },
      },
      cookies: { lang: { value: 'en', multiValue: [{ value: 'en' }, { value: 'de' }] } },
      ...request,
    },
  };
}

export function readEdgeFunction(file: string): string {
  return readFileSync(join(import.meta.dirname, '../../../infra/cloudfront', file), 'utf8');
}

/** Runs a function as CloudFront does: with nothing but its code, and with input and output as JSON. */
export function runEdgeFunction(file: string, event: ViewerRequestEvent): unknown {
  const sandbox = createContext({});
  runInContext(readEdgeFunction(file), sandbox);
  return JSON.parse(String(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, sandbox)));
}
