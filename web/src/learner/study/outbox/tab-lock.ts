/**
 * Runs work while no other tab of this browser runs work of the same name, waiting for its turn. Browsers give locks to
 * secure pages only; without them the work just runs: sending twice is a waste, not a harm.
 */
export async function runInOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = readLocks();
  return locks ? await locks.request(name, work) : await work();
}

function readLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
