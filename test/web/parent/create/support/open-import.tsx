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

/** Returns the import's dependencies for tests: they read files without a worker and never wait. */
export function makeTestDevices(): ImportDevices {
  let ids = 0;
  return {
    readFile: (request) => readImportFile(request, openTestDatabase),
    wait: async () => undefined,
    waitForConnection: async () => undefined,
    openMedia: () => ({ read: async () => [], close: () => undefined }),
    // jsdom has no canvas.
    openDrawings: () => ({ read: async (media) => media.map(({ name }) => makeDrawn(name)), close: () => undefined }),
    // jsdom has no workers: `test/e2e/scan.spec.ts` reads real pictures and PDFs.
    readPicture: async () => await Promise.reject(new Error('There is no worker.')),
    openPdf: async () => await Promise.reject(new Error('There is no worker.')),
    makeId: () => `id-${(ids += 1)}`,
  };
}

function makeDrawn(name: string) {
  return { name, file: new Blob([name], { type: 'image/webp' }), isFit: true };
}

export function makeCsv(name: string, ...lines: readonly string[]): File {
  return new File([lines.join('\n')], name, { type: 'text/csv' });
}

/** Opens the import form. Opening it must not call the API. */
export function openImport(target: ImportTarget = { kind: 'new-deck', householdId }, own: Partial<ImportDevices> = {}) {
  const onClose = vi.fn();
  const calls = fakeApi({});
  const devices = { ...makeTestDevices(), ...own };
  const view = renderFeature(<ImportDialog target={target} devices={devices} onClose={onClose} />);
  return { ...view, calls, onClose };
}

export function fileInput(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(/Choose a file|\.(csv|txt|apkg|xlsx)/);
}

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

/** Collects the downloads that the page starts, oldest first. */
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
