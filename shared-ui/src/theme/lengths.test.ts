import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const IN_SOURCES = /^(shared-ui|shell|federation|gallery|mf-[a-z]+)[\\/]src$/;

const sheets = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && IN_SOURCES.test(path.join(entry.name, 'src')))
  .flatMap(({ name }) =>
    readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(name, 'src', file),
    ),
  )
  .filter((file) => file.endsWith('.css'));

/** Lines and small distances from lines: they need not grow. */
const THIN = 4;
const OF_LINES =
  /^(border|outline|box-shadow|text-underline-offset|transform|--radius|--focus-offset|--bar-height: 0)/;

/** The lengths of a style sheet, with their property, that do not grow with the text. */
function fixedLengths(css: string): string[] {
  let property = '';
  return css.split('\n').flatMap((line) => {
    const text = line.trim();
    if (/^(\/\*|\*)|\*\/$/.test(text)) return [];
    property = /^(--)?[a-z-]+:/.test(text) ? text : text.startsWith('@') ? text : property;
    const limit = OF_LINES.test(property) ? 12 : THIN;
    return [...text.matchAll(/(\d+(?:\.\d+)?)px/g)].some(([, px]) => Number(px) >= limit) ? [text] : [];
  });
}

test('there are style sheets', () => expect(sheets.length).toBeGreaterThan(80));

test.each(sheets)('%s: what is not a line grows with the text that is set in the browser (rem)', (sheet) => {
  expect(fixedLengths(readFileSync(path.join(root, sheet), 'utf8'))).toEqual([]);
});
