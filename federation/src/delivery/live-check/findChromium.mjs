// @ts-check
import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium of every check and journey: CHROMIUM_PATH, else the system's. Undefined if there is neither; Playwright may
 * have its own. This file imports nothing that npm installs: scripts read it before `npm install`.
 *
 * @param {Record<string, string | undefined>} [env]
 */
export const findChromium = ({ CHROMIUM_PATH } = process.env) =>
  [CHROMIUM_PATH, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
