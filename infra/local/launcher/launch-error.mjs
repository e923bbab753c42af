// @ts-check
/** Something on this machine is missing or refused; the message is a sentence that says what to do. */
export class LaunchError extends Error {
  /** @param {string} message The sentence. */
  constructor(message) {
    super(message);
    this.name = 'LaunchError';
  }
}
