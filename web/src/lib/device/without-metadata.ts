/** @returns a picture or sound without metadata such as location, date and author. An unreadable file is returned as is; the server rejects it. */
export async function withoutMetadata(file: Blob): Promise<Blob> {
  const { isStrippable, stripMetadata } = await import('../../../../shared/media/strip-metadata.ts');
  const { type } = file;
  const stripped = isStrippable(type) && stripMetadata(type, new Uint8Array(await file.arrayBuffer()));
  return stripped ? new Blob([stripped as BlobPart], { type }) : file;
}
