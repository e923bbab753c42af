/** A small source file with the lint rule that must report it. */
export type Violation = {
  name: string;
  file: string;
  source: string;
  /** The only rule that must fire; absent when the file is allowed. */
  rule?: string;
  /** Pattern that the rule's message must match. */
  says?: RegExp;
};

export const value = 'export const value = 1;\n';
