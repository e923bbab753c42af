/** `1 card`, `1,200 cards`. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `10,000`. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en');
}
