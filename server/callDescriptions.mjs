// @ts-check
import { describeCalls } from './describeCalls.mjs';

/** What a build inserts (`build.mjs`), for tests. */
Object.assign(globalThis, { CALL_DESCRIPTIONS: describeCalls() });
