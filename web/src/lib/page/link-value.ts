/**
 * Links into the product carry what they bring behind the `#`, which no server ever sees: `/#pair=ABCD2345`.
 * @returns the value of this name, and takes it out of the address, so that it is not kept in the history.
 */
export function takeLinkValue(name: string): string | undefined {
  const values = new URLSearchParams(window.location.hash.slice(1));
  const value = values.get(name);
  if (value === null) return undefined;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return value;
}
