/**
 * What reads formatted sides, with the library of Markdown: import it by `import()` only, so that it stands in a file of its own, which is read
 * by the first call that is about such a deck.
 */
export { toPlainText } from '../../shared/rich-text/to-plain-text.ts';
