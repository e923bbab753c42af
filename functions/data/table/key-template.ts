import { ProductError } from '../../../shared/errors.ts';

/** The names in braces of a key such as `CARD#{deck}#{card}`. */
export type PartsOf<K extends string> = K extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsOf<Rest>
  : never;

/** A value for each name. */
export type Parts<Names extends string = string> = { readonly [Name in Names]: string };

/** Whether only names and `#` are left: then whatever begins with what stood before is of the same kind. */
type IsTail<K extends string> = K extends `{${string}}${infer Rest}`
  ? Rest extends ''
    ? true
    : Rest extends `#${infer Next}`
      ? IsTail<Next>
      : false
  : false;

/** The first values of a key by which a list can be asked for: of `L#{learner}#DAY#{day}` the learner, never nothing. */
export type LeadOf<K extends string, Given extends string = never> = K extends `${string}{${infer Part}}${infer Rest}`
  ? (IsTail<`{${Part}}${Rest}`> extends true ? Parts<Given> : never) | LeadOf<Rest, Given | Part>
  : never;

/** What the values in keys look like, by name, where they are not {@link anyValue}. */
export type Forms = Readonly<Record<string, RegExp>>;

/** Nothing that keys are put together with. */
const anyValue = /[^#/]+/;

/**
 * How one half of a key is written: capitals, `-` and `#`, with names in braces for what differs from row to row, such as
 * `CARD#{deck}#{card}`.
 */
export class KeyTemplate {
  /** The names, in the order in which they stand in the key. */
  readonly parts: readonly string[];
  /** What stands before the first name: the beginning of every such key. */
  readonly beginning: string;
  readonly #text: string;
  /** What follows each name. */
  readonly #between: readonly string[];
  readonly #forms: readonly RegExp[];
  readonly #pattern: RegExp;

  constructor(text: string, forms: Forms = {}) {
    const [beginning = '', ...pieces] = text.split(/\{(\w+)\}/);
    this.#text = text;
    this.beginning = beginning;
    this.parts = pieces.filter((_, index) => index % 2 === 0);
    this.#between = pieces.filter((_, index) => index % 2 === 1);
    const sources = this.parts.map((part) => (forms[part] ?? anyValue).source);
    this.#forms = sources.map((source) => new RegExp(`^${source}$`, 's'));
    const groups = sources.map((source, at) => `(${source})${this.#between[at] ?? ''}`);
    this.#pattern = new RegExp(`^${beginning}${groups.join('')}$`, 's');
  }

  /** @throws ProductError `not-found` for a value that no key can hold, as read back it would be another one. */
  write(values: Parts): string {
    return this.#join(values, this.parts.length);
  }

  /** @returns the beginning that all keys with these first values share. */
  writeLead(values: Partial<Parts>): string {
    const missing = this.parts.findIndex((part) => values[part] === undefined);
    return this.#join(values, missing === -1 ? this.parts.length : missing);
  }

  /** @returns the beginning of all keys of what stands within this owner; `undefined` where keys do not begin with such an owner. */
  writeOwner(part: string, value: string): string | undefined {
    const isOwner = this.parts[0] === part && this.#between[0]?.startsWith('#');
    return isOwner ? `${this.beginning}${this.#check(0, value)}#` : undefined;
  }

  #join(values: Partial<Parts>, count: number): string {
    const written = this.parts
      .slice(0, count)
      .map((part, at) => this.#check(at, values[part]) + (this.#between[at] ?? ''));
    return this.beginning + written.join('');
  }

  #check(at: number, value = ''): string {
    if (this.#forms[at]?.test(value)) return value;
    throw new ProductError('not-found', { cause: new RangeError(`No key ${this.#text} has this ${this.parts[at]}`) });
  }

  /** @returns the values in a key that is written so, else `undefined`. */
  read(key: string): Parts | undefined {
    const values = this.#pattern.exec(key)?.slice(1);
    return values && Object.fromEntries(this.parts.map((part, at) => [part, values[at] ?? '']));
  }
}
