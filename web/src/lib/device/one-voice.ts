let stopHeard = (): void => undefined;

/** Call this when a sound or voice starts to play. It stops the previous one, so that only one plays at a time. */
export function claimPlayback(stop: () => void): void {
  stopHeard();
  stopHeard = stop;
}
