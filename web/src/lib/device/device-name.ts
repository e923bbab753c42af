import { t } from '@lingui/core/macro';

/** @returns a default name for this device, from the size of its screen */
export function suggestDeviceName(): string {
  const edge = Math.min(window.screen.width, window.screen.height);
  if (edge < 600) return t`Phone`;
  return navigator.maxTouchPoints > 0 ? t`Tablet` : t`Computer`;
}
