/** @returns a picture or a sound without what says where, when and by whom it was made. What cannot be read goes as it is: the server says what is wrong with it. */
export async function withoutMetadata(file: Blob): Promise<Blob> {
  const { isStrippable, stripMetadata } = await import('../../../../shared/media/strip-metadata.ts');
  const { type } = file;
  const stripped = isStrippable(type) && stripMetadata(type, new Uint8Array(await file.arrayBuffer()));
  return stripped ? new Blob([stripped as BlobPart], { type }) : file;
}
