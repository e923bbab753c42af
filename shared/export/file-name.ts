// oxlint-disable-next-line no-control-regex -- control characters are among those to replace
const notInNames = /[\\/:*?"<>|\u0000-\u001F]+/g;

/** A file name valid on every system: `Fractions: 1/2` becomes `Fractions 1 2`. Returns `otherwise` if nothing is left. */
export function nameFile(name: string, otherwise: string): string {
  const safe = name.replaceAll(notInNames, ' ').replaceAll(/\s+/g, ' ').replace(/^\.+/, '').trim();
  return safe || otherwise;
}
