/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DeployedRemote } from '../../registry';
import { serveSmallConsole } from '../../testing/smallConsole';
import { livePageOf, startTemporaryConsole } from './liveConsole.mjs';

const given = tmpdir();
const folder = mkdtempSync(path.join(given, 'console-'));
afterEach(() => {
  process.env['TMPDIR'] = given;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['ends at once', "console.error('no room'); process.exitCode = 1;", 60_000, ':\nno room'],
  ['is never ready', 'setInterval(() => {}, 1000);', 500, ' within 0.5 seconds:\n'],
])(
  'a temporary console that %s is ended with a sentence, and leaves nothing behind',
  async (_, script, timeout, sentence) => {
    const program = path.join(folder, 'main.mjs');
    writeFileSync(program, script);
    const temporary = mkdtempSync(path.join(folder, 'temporary-'));
    process.env['TMPDIR'] = temporary;
    await expect(startTemporaryConsole(folder, { program, timeout })).rejects.toThrow(
      `The console did not start${sentence}`,
    );
    expect(readdirSync(temporary)).toEqual([]);
  },
);

test('a live page that is stuck fails in time', async () => {
  const lifts = { name: 'mf-lifts', version: '2', paths: ['/lifts'] } as unknown as DeployedRemote;
  const registry = { revision: 'r', shell: { version: '1', contract: '0.1.0' }, remotes: [lifts] };
  const { url, stop } = await serveSmallConsole({
    tabs: ['/amc_count', '/lifts'],
    onVisit: "if (location.pathname === '/lifts') for (;;);",
  });
  try {
    await expect(livePageOf(url, ['mf-lifts'], 3000)(registry)).rejects.toThrow('the page does not answer');
  } finally {
    await stop();
  }
}, 60_000);
