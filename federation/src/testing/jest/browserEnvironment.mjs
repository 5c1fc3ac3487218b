// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** APIs that jsdom lacks, or has in a form that Node's own fetch does not accept. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** jsdom with Node's fetch, and with a time zone that a test may change: `process.env` of a test is a copy. */
export default class BrowserEnvironment extends TestEnvironment {
  timeZone = process.env['TZ'];

  setTimeZone = (zone = this.timeZone) => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  };

  /** @override */
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) Reflect.set(this.global, name, Reflect.get(globalThis, name));
    Reflect.set(this.global, 'setTimeZone', this.setTimeZone);
  }

  /** @override */
  async teardown() {
    this.setTimeZone();
    await super.teardown();
  }
}
