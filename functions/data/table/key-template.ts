import { ProductError } from '../../../shared/errors.ts';

/** The names in braces of a key such as `CARD#{deck}#{card}`. */
export type PartsOf<K extends string> = K extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsOf<Rest>
  : never;

export type Parts<Names extends string = string> = { readonly [Name in Names]: string };

/** Whether the rest of the key consists only of names in braces and `#`. If so, every key that starts with the prefix before it is of the same kind. */
type IsTail<K extends string> = K extends `{${string}}${infer Rest}`
  ? Rest extends ''
    ? true
    : Rest extends `#${infer Next}`
      ? IsTail<Next>
      : false
  : false;

/** The leading key values that can select a list. `L#{learner}#DAY#{day}` requires the learner; for `CARD#{deck}#{card}` the deck is optional. */
export type LeadOf<K extends string, Given extends string = never> = K extends `${string}{${infer Part}}${infer Rest}`
  ? (IsTail<`{${Part}}${Rest}`> extends true ? Parts<Given> : never) | LeadOf<Rest, Given | Part>
  : never;

/** Patterns of key values by name, where {@link anyValue} does not fit. */
export type Forms = Readonly<Record<string, RegExp>>;

/** Any text without the separators of keys. */
const anyValue = /[^#/]+/;

/** What a template's text says. */
interface Parsed {
  /** The names, in key order. */
  readonly parts: readonly string[];
  /** The text before the first name. */
  readonly beginning: string;
  /** The text after each name. */
  readonly between: readonly string[];
  /** The pattern of each value. */
  readonly forms: readonly RegExp[];
  /** The pattern of the whole key. */
  readonly pattern: RegExp;
}

function parse(text: string, forms: Forms): Parsed {
  const [beginning = '', ...pieces] = text.split(/\{(\w+)\}/);
  const parts = pieces.filter((_, index) => index % 2 === 0);
  const between = pieces.filter((_, index) => index % 2 === 1);
  const sources = parts.map((part) => (forms[part] ?? anyValue).source);
  const groups = sources.map((source, at) => `(${source})${between[at] ?? ''}`);
  return {
    parts,
    beginning,
    between,
    forms: sources.map((source) => new RegExp(`^${source}$`, 's')),
    pattern: new RegExp(`^${beginning}${groups.join('')}$`, 's'),
  };
}

/** Template of one half of a key: capitals, `-` and `#`, with names in braces for values that differ by row, such as `CARD#{deck}#{card}`. */
export class KeyTemplate {
  readonly #text: string;
  readonly #forms: Forms;
  #parsed: Parsed | undefined;

  constructor(text: string, forms: Forms = {}) {
    this.#text = text;
    this.#forms = forms;
  }

  /** Parsed when first needed: a function starts with the templates of all rows that it may meet, and a call meets few. */
  #parse(): Parsed {
    return (this.#parsed ??= parse(this.#text, this.#forms));
  }

  /** The names, in key order. */
  get parts(): readonly string[] {
    return this.#parse().parts;
  }

  /** The text before the first name: the prefix of every such key. */
  get beginning(): string {
    return this.#parse().beginning;
  }

  /** @throws ProductError `not-found` for a value that does not match its pattern, since it would not read back as the same value. */
  write(values: Parts): string {
    return this.#join(values, this.parts.length);
  }

  /** @returns the prefix that all keys with these first values share. */
  writeLead(values: Partial<Parts>): string {
    const missing = this.parts.findIndex((part) => values[part] === undefined);
    return this.#join(values, missing === -1 ? this.parts.length : missing);
  }

  /** @returns the prefix of all keys that belong to this owner; `undefined` if such keys do not begin with this kind of owner. */
  writeOwner(part: string, value: string): string | undefined {
    const isOwner = this.parts[0] === part && this.#parse().between[0]?.startsWith('#');
    return isOwner ? `${this.beginning}${this.#check(0, value)}#` : undefined;
  }

  #join(values: Partial<Parts>, count: number): string {
    const { beginning, parts, between } = this.#parse();
    const written = parts.slice(0, count).map((part, at) => this.#check(at, values[part]) + (between[at] ?? ''));
    return beginning + written.join('');
  }

  #check(at: number, value = ''): string {
    const { forms, parts } = this.#parse();
    if (forms[at]?.test(value)) return value;
    throw new ProductError('not-found', { cause: new RangeError(`No key ${this.#text} has this ${parts[at]}`) });
  }

  /** @returns the values of a key that matches the template, else `undefined`. */
  read(key: string): Parts | undefined {
    const { parts, pattern } = this.#parse();
    const values = pattern.exec(key)?.slice(1);
    return values && Object.fromEntries(parts.map((part, at) => [part, values[at] ?? '']));
  }
}
