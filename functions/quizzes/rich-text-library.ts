/** Markdown reader for formatted decks, in a file of its own so that `import()` loads it on first use. Never import it statically. */
export { toPlainText } from '../../shared/rich-text/to-plain-text.ts';
