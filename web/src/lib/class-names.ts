/** Joins truthy class names: `joinClasses(styles.card, isOpen && styles.open)`. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
