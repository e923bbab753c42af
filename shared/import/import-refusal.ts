/** Says that a source cannot be imported, in a sentence for the person that says what to do instead. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
