let stopHeard = (): void => undefined;

/** Call it when a sound or voice starts to play. Stops the previous one, so that only one plays at a time. */
export function claimPlayback(stop: () => void): void {
  stopHeard();
  stopHeard = stop;
}
