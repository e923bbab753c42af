/** The letter of an option of a quiz by position: A, B, C … */
export function letterOf(position: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + position);
}
