/** Hands a CSV text to the person as a file. */
export function downloadCsv(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// oxlint-disable-next-line no-control-regex -- these are what the name must not hold
const notInNames = /[\\/:*?"<>|\u0000-\u001F]+/g;

/** A name that every system takes: `Fractions: 1/2` becomes `Fractions 1 2.csv`. */
export function nameCsvFile(deckName: string): string {
  const safe = deckName.replaceAll(notInNames, ' ').replaceAll(/\s+/g, ' ').trim();
  return `${safe || 'deck'}.csv`;
}
