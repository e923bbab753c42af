import { reasons } from '../reasons.ts';
import { Parser } from 'htmlparser2';
import { ImportRefusal, workbookBounds } from '../reading-bounds.ts';

type Attributes = Readonly<Record<string, string>>;

/** Parses XML into element and attribute names without namespace prefixes. */
export function readXml(
  xml: string,
  on: {
    open?: (name: string, attributes: Attributes) => void;
    text?: (text: string) => void;
    close?: (name: string) => void;
  },
): void {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > workbookBounds.depth) throw new ImportRefusal(reasons.tooDeep);
        on.open?.(plain(name), attributes);
      },
      ontext: (text) => on.text?.(text),
      onclosetag: (name) => {
        depth -= 1;
        on.close?.(plain(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  ).end(xml);
}
