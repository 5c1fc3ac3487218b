// @ts-check
import { chromium } from '@playwright/test';
import { CheckNotRunError } from './DeployRejectedError.mjs';
import { findChromium } from './findChromium.mjs';

/** The same flags as in the journeys: root in a container needs the first one. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Starts the browser of the checks; throws a `CheckNotRunError` if there is none, or if it does not start. */
export async function startChromium() {
  const executablePath = findChromium();
  try {
    return await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new CheckNotRunError(
      `The checks need Chromium: run npx playwright install chromium, or name one in CHROMIUM_PATH. ${reason}`,
    );
  }
}
