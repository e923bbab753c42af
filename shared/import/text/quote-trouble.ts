import Papa from 'papaparse';

/**
 * The cells of one line whose quotes confused the parser, or undefined when nobody can tell what was meant.
 *
 * A line such as `"Big" dog;Hund` comes from programs that do not quote at all: its quotes pair up inside single cells,
 * so it is taken as it stands.
 *
 * @param raw the line with its line end
 */
export function readQuoteTrouble(raw: string, delimiter: string): readonly string[] | undefined {
  const { data, errors } = Papa.parse<string[]>(raw, { delimiter, newline: '\n' });
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return data[0];
  const quotes = raw.split('"').length - 1;
  const quoted = raw.match(/"[^"]*"/g) ?? [];
  if (quotes % 2 === 1 || quoted.some((part) => part.includes(delimiter))) return undefined;
  return raw.slice(0, -1).split(delimiter);
}
