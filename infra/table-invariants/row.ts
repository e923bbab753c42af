/** A raw row of the table. */
export type Row = Readonly<Record<string, unknown>> & { readonly PK: string; readonly SK: string };
