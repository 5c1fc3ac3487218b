import { waitFor } from '@testing-library/react';

/** A file that was downloaded. */
export interface SavedFile {
  name: string;
  text: string;
}

/** Watches the files that are saved from now on. */
export function savedFiles(): { last: () => Promise<SavedFile> } {
  const files: { name: string; blob: Blob }[] = [];
  let made: Blob | undefined;
  URL.createObjectURL = (blob) => {
    made = blob instanceof Blob ? blob : undefined;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (made) files.push({ name: this.download, blob: made });
  });
  return {
    // Reading a blob takes a moment, in which the screen may change: waitFor lets it.
    last: () =>
      waitFor(async () => {
        const file = files.at(-1);
        if (!file) throw new Error('No file was saved.');
        return { name: file.name, text: new TextDecoder().decode(await file.blob.arrayBuffer()) };
      }),
  };
}
