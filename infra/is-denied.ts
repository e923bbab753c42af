const deniedErrors = new Set(['AccessDenied', 'AccessDeniedException']);

/** @returns whether AWS knows who asks, and does not allow what was asked. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && deniedErrors.has(error.name);
}
