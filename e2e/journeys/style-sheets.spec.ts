import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unsupportedRules } from '../console/unsupportedRules';
import { ROOT } from '../console/startConsole';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

const SITE = path.join(ROOT, 'site');
test('the browser accepts every rule of every built style sheet', async ({ page }) => {
  const sheets = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const css = readFileSync(path.join(SITE, sheet), 'utf8');
    expect.soft(await unsupportedRules(page, css), sheet).toEqual([]);
  }
});

test('a script above the first rule is reported', async ({ page }) => {
  const dropped = await unsupportedRules(
    page,
    '//# allFunctionsCalledOnLoad\n.tag{padding:1px}.red{color:red}',
  );
  expect(dropped).toEqual([expect.stringContaining('.tag')]);
});
