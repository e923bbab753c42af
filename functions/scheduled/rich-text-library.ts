/**
 * What reads formatted sides, with the library of Markdown: import it by `import()` only, so that it stands in a file of its own, which is read
 * for the first week in which such a card was studied.
 */
export { toPlainText } from '../../shared/rich-text/to-plain-text.ts';
