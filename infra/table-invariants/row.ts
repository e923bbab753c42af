/** A row of the table as it is stored. */
export type Row = Readonly<Record<string, unknown>> & { readonly PK: string; readonly SK: string };
