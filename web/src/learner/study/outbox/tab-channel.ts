/** Tells the other tabs of this browser that something stored has changed. */
export interface TabChannel {
  readonly tell: () => void;
  readonly close: () => void;
}

/** Opens the channel of that name. A browser without channels learns of changes when it next looks. */
export function openTabChannel(name: string, onTold: () => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onTold);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule means windows; a channel has no origin to name
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
