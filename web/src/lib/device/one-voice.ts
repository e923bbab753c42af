let stopHeard = (): void => undefined;

/** Call it as something begins to be heard: a sound or a voice. What was heard before stops, so that one thing is heard at a time. */
export function takeVoice(stop: () => void): void {
  stopHeard();
  stopHeard = stop;
}
