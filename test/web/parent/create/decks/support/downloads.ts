import { vi } from 'vitest';

export interface Download {
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
