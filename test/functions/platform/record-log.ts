import type { AppContext } from '../../../functions/platform/context.ts';

export type LogLine = { readonly level: string; readonly message: string } & Record<string, unknown>;

export function recordLog(): { logger: AppContext['logger']; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write =
    (level: string) =>
    (message: unknown, ...extras: unknown[]) => {
      lines.push({ ...(extras[0] as object), level, message: String(message) });
    };
  return { logger: { info: write('info'), warn: write('warn'), error: write('error') }, lines };
}
