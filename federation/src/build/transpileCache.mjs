// @ts-check
/**
 * Keeps what ts-loader made of a file for the other builds of the same process: seven builds contain the shared
 * packages. Only for builds that do not watch their files.
 */

/** @typedef {import('webpack').LoaderContext<object>} Loader */

/** The JavaScript of each file. @type {Map<string, string>} */
const transpiled = new Map();

/** Skips ts-loader if the file is known. @this {Loader} */
export function pitch() {
  const code = transpiled.get(this.resource);
  if (code !== undefined) this.addDependency(this.resourcePath);
  return code;
}

/**
 * @this {Loader}
 * @param {string} code
 */
export default function keep(code) {
  transpiled.set(this.resource, code);
  return code;
}
