import { readSheets } from './workbookRows';

/** Reads a workbook apart from the page. Answers its sheets, or undefined if it cannot be read. */
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readSheets(data).then((sheets) => self.postMessage(sheets));
});
