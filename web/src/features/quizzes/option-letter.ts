/** `A` for the first option, `B` for the second, as in the quiz itself. */
export function letterOf(position: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + position);
}
