import type { AppContext } from '../../../functions/platform/context.ts';
import { assumptions } from './assumptions.ts';

interface LogSize {
  readonly logLines: number;
  readonly logBytes: number;
}

const nothing: LogSize = { logLines: 0, logBytes: 0 };

/** Creates a logger that only measures bytes: the fields that handlers pass, metrics included, and those added in the cloud. */
export function measureLog(): { readonly logger: AppContext['logger']; readonly take: () => LogSize } {
  let sum = nothing;
  const write = (message: unknown, ...extras: unknown[]) => {
    const fields = Buffer.byteLength(JSON.stringify({ message, ...(extras[0] as object) }));
    sum = { logLines: sum.logLines + 1, logBytes: sum.logBytes + fields + assumptions.logLineFrameBytes };
  };
  return {
    logger: { info: write, warn: write, error: write },
    /** @returns what was logged since the last call. */
    take: () => {
      const taken = sum;
      sum = nothing;
      return taken;
    },
  };
}
