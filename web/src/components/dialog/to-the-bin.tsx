import { useLingui } from '@lingui/react/macro';
import Trash from 'virtual:icons/trash-2';
import { createContext, use } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { Button } from '../controls/button.tsx';

/** Opens the bin. Provided by the tabs of which deletions go there. */
export const OpenBin = createContext<(() => void) | undefined>(undefined);

/** Leads to the bin below the message about a deletion that it has no room for. Renders nothing for any other error. */
export function ToTheBin({ error, onLeave }: { readonly error: unknown; readonly onLeave?: () => void }) {
  const { t } = useLingui();
  const openBin = use(OpenBin);
  if (!openBin || !isAboutRoom(error)) return null;
  return (
    <Button
      icon={<Trash />}
      onClick={() => {
        onLeave?.();
        openBin();
      }}
    >{t`Open the bin`}</Button>
  );
}

/** @returns whether a deletion was refused because the bin has no room for it */
export function isAboutRoom(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'bin-full';
}
