import { keepApp } from '../lib/device/installed-app.ts';
import { keepFocus } from '../lib/page/keep-focus.ts';

/** Starts what no first screen waits for. Call it once, when the page is quiet. */
export function startAfterOpening(): void {
  keepFocus();
  if (import.meta.env.PROD) void keepApp();
}
