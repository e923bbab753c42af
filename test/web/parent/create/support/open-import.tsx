import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { ImportDevices } from '../../../../../web/src/parent/create/import/devices.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { ImportDialog } from '../../../../../web/src/parent/create/import/import-dialog.tsx';
import type { ImportTarget } from '../../../../../web/src/parent/create/import/import-job.ts';
import { openTestDatabase } from '../../../../support/files/build-anki-package.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { householdId } from './make-deck.ts';
import { renderFeature } from '../../../support/render-feature.tsx';

/** Reads files on the spot instead of in a worker, and never really waits. */
export function makeTestDevices(): ImportDevices {
  let ids = 0;
  return {
    readFile: (request) => readImportFile(request, openTestDatabase),
    wait: async () => undefined,
    waitForConnection: async () => undefined,
    openMedia: () => ({ read: async () => [], close: () => undefined }),
    // Its page has no canvas.
    openDrawings: () => ({ read: async (names) => names.map(makeDrawn), close: () => undefined }),
    makeId: () => `id-${(ids += 1)}`,
  };
}

function makeDrawn(name: string) {
  return { name, file: new Blob([name], { type: 'image/webp' }), isFit: true };
}

/** A CSV file of these lines. */
export function makeCsv(name: string, ...lines: readonly string[]): File {
  return new File([lines.join('\n')], name, { type: 'text/csv' });
}

/** Opens the form for a CSV file; nothing may be sent from it. */
export function openImport(target: ImportTarget = { kind: 'new-deck', householdId }) {
  const onClose = vi.fn();
  const calls = fakeApi({});
  const view = renderFeature(<ImportDialog target={target} devices={makeTestDevices()} onClose={onClose} />);
  return { ...view, calls, onClose };
}

export function fileInput(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(/Choose a file|\.(csv|txt|apkg|xlsx)/);
}

/** Chooses a file, and waits for what the form says about it. */
export async function openPreview(file: File, target?: ImportTarget) {
  const opened = openImport(target);
  await opened.user.upload(fileInput(), file);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  return { preview, ...opened };
}

interface Download {
  readonly fileName: string;
  readonly content: Blob;
}

/** Catches the files that the page hands to the person, oldest first. */
export function catchDownloads(): Download[] {
  const downloads: Download[] = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:of-this-test';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ fileName: this.download, content });
  });
  return downloads;
}
