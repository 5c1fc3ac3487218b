// @ts-check
/**
 * What the guard adds to a page.
 *
 * @typedef {object} Guard
 * @property {(sentence: string) => void} [reportToGate]
 * @property {() => string[]} gateGlobals what differs from a new page: 'window.fetch is changed'
 * @property {() => string[]} gateListeners the candidate's own listeners that are active
 * @property {() => number} gateTicks how often its timers ran
 */

/**
 * Notes everything of a page that all code shares (R1013): globals, constructors and prototypes, as they are before its first script.
 * It runs in the page, after `pageGuard`, so it uses nothing of this module.
 *
 * @param {readonly string[]} remotes whose containers are globals
 */
export function globalsGuard(remotes) {
  const page = /** @type {Record<string, unknown>} */ (globalThis);
  /** @type {Map<object, [string, Map<string, PropertyDescriptor>]>} */
  const watched = new Map();
  const watch = (/** @type {string} */ title, /** @type {object} */ owner) => {
    if (watched.has(owner)) return;
    watched.set(owner, [title, new Map(Object.entries(Object.getOwnPropertyDescriptors(owner)))]);
  };
  watch('window', page);
  watch('document', document);
  for (const key of Object.getOwnPropertyNames(page)) {
    const value = Object.getOwnPropertyDescriptor(page, key)?.value;
    if (typeof value === 'function') {
      watch(key, value);
      if (value.prototype) watch(`${key}.prototype`, value.prototype);
    } else if (['Math', 'JSON', 'Reflect', 'Intl', 'console', 'CSS', 'Atomics'].includes(key))
      watch(key, value);
  }
  for (const key of ['navigator', 'history', 'location', 'performance', 'crypto', 'screen'])
    watch(key, /** @type {object} */ (page[key]));
  // Libraries of the shell mark these; a container and its chunks have a variable each.
  const isMark = (/** @type {string} */ key) =>
    /^(_*react|webpackChunk|__FEDERATION|\d+$)/i.test(key) || remotes.includes(key);
  const globals = () => {
    const found = [];
    for (const [owner, [title, former]] of watched) {
      const now = new Map(Object.entries(Object.getOwnPropertyDescriptors(owner)));
      for (const [key, descriptor] of now) {
        const then = former.get(key);
        if (!then) {
          if (!isMark(key)) found.push(`${title}.${key} is added`);
        } else if (
          (typeof then.value === 'function' && then.value !== descriptor.value) ||
          then.get !== descriptor.get ||
          then.set !== descriptor.set
        )
          found.push(`${title}.${key} is changed`);
      }
      for (const key of former.keys()) if (!now.has(key)) found.push(`${title}.${key} is removed`);
    }
    for (const [title, target] of /** @type {[string, object][]} */ ([
      ['window', page],
      ['document', document],
      ['document.body', document.body],
    ]))
      for (const key in target)
        if (/^on[a-z]+$/.test(key) && Reflect.get(target, key)) found.push(`${title}.${key} is set`);
    return found;
  };
  Object.defineProperty(page, 'gateGlobals', { value: globals });
}
