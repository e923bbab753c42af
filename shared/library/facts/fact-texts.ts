/** The facts of a room in one language, by deck and level: a line each, `question | answer | remark`. ` / ` parts two right answers; most facts have no remark. */
export type FactTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;
