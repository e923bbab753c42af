/** A small file, and the rule that must fire in it. */
export type Violation = {
  name: string;
  file: string;
  source: string;
  /** The one rule that must fire; absent when the file is allowed. */
  rule?: string;
  /** What its message must say. */
  says?: RegExp;
};

/** A file that breaks nothing. */
export const value = 'export const value = 1;\n';
