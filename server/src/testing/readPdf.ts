import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The text of a PDF as another program extracts it: its lines by page. */
export interface ReadPdf {
  pages: string[];
  title: string;
}

// PDF.js is an ECMAScript module that jest cannot load; a separate process extracts the text like a browser.
const PROGRAM = `
  const { getDocumentProxy, extractText, getMeta } = await import('unpdf');
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
  const { text } = await extractText(pdf);
  const { info } = await getMeta(pdf);
  process.stdout.write(JSON.stringify({ pages: text, title: info.Title }));
`;

/** Extracts the text of a PDF with PDF.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const reading = promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: import.meta.dirname,
    maxBuffer: 64 * 1024 * 1024,
  });
  reading.child.stdin?.end(Buffer.from(bytes));
  return JSON.parse((await reading).stdout) as ReadPdf;
}
