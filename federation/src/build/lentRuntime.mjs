// @ts-check
/** What ties Module Federation's runtime to webpack; its plugin asks for it by a path of the machine. */
const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/**
 * Lets a container take the bundler's runtime from the page, where the host has put it (`hostRuntime.ts`).
 *
 * @param {{ request?: string }} asked
 * @param {(fault?: null, external?: string) => void} answer
 */
export const lentRuntime = ({ request = '' }, answer) =>
  BUNDLER_RUNTIME.test(request) ? answer(null, 'window _FEDERATION_BUNDLER_RUNTIME') : answer();
