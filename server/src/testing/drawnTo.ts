import { inflateSync } from 'node:zlib';

/** The lines that a PDF draws: a point of each, in points from the lower left corner of the page. */
export function drawnTo(pdf: Uint8Array): string[] {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const programs = [...streams].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return programs.flatMap((program) => program.match(/^[\d.-]+ [\d.-]+ l$/gm) ?? []);
}
