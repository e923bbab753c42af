export type Row = Readonly<Record<string, unknown>> & { readonly PK: string; readonly SK: string };
