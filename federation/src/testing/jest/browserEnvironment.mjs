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

/** jsdom with Node's fetch. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) Reflect.set(this.global, name, Reflect.get(globalThis, name));
  }
}
