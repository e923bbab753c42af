import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { routes } from '../../../shared/routes/index.ts';
import { handlerFileOf } from '../../build/handler-files.ts';
import type { LocalContext } from './create-local-context.ts';
import type { HostedRoute } from './gateway.ts';

type HandlerModule = {
  readonly handler: {
    on(context: LocalContext): (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
  };
};

/** Binds every route's handler to a context. @throws {Error} naming the route whose handler is missing. */
export async function bindRoutes(context: LocalContext): Promise<HostedRoute[]> {
  return Promise.all(
    routes.map(async ({ id, method, path }) => {
      const { handler } = await loadHandler(id);
      return { method, path, handle: handler.on(context) };
    }),
  );
}

async function loadHandler(id: string): Promise<HandlerModule> {
  const file = handlerFileOf(id);
  const loaded: unknown = await import(new URL(`../../../${file}`, import.meta.url).href);
  if (!isHandlerModule(loaded)) throw new Error(`The route "${id}" needs ${file} to export "handler".`);
  return loaded;
}

function isHandlerModule(loaded: unknown): loaded is HandlerModule {
  return typeof loaded === 'object' && loaded !== null && 'handler' in loaded;
}
