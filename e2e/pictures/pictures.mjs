import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run pictures -- <folder>`: every screen at 1440 and 360 pixels, light and dark. */
const root = join(import.meta.dirname, '../..');
const [folder = 'e2e/results/pictures'] = process.argv.slice(2);
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const cli = join(root, 'node_modules/@playwright/test/cli.js');
spawn(process.execPath, [cli, 'test', '--config=e2e/pictures/playwright.config.ts'], {
  cwd: root,
  env: { ...process.env, PICTURES: folder, ...(existsSync(chromium) ? { CHROMIUM_PATH: chromium } : {}) },
  stdio: 'inherit',
}).on('exit', (code) => process.exit(code ?? 1));
