// @ts-check
/** @import { Guard } from './globalsGuard.mjs' */

/**
 * Watches a page for what code of a candidate does outside of its own screens (R1013). It runs in the page before any script
 * of it, so it uses nothing of this module. A call is the candidate's if the nearest file in its stack is one of the
 * candidate's folder; files with its own copies of shared modules are exempt, since they do what the shell's modules do.
 *
 * @param {{ name: string, exempt: readonly string[] }} candidate
 */
export function pageGuard({ name, exempt }) {
  const page = /** @type {typeof globalThis & Guard} */ (globalThis);
  const report = page.reportToGate ?? (() => {});
  const folder = `/mf/${name}/`;
  /** The nearest file in the stack that is not this one; '' if there is none. */
  const caller = () => (/https?:\/\/[^\s)]+?(?=:\d+:\d+)/.exec(new Error().stack ?? '') ?? [''])[0];
  const isCandidate = () => {
    const file = caller();
    return file.includes(folder) && !exempt.some((one) => file.endsWith(`/${one}`));
  };
  const accuse = (/** @type {string} */ sentence) => {
    if (isCandidate()) report(`${sentence} (${caller().split('/').pop()})`);
  };

  /** @type {(owner: object | undefined, key: string, before: (self: unknown, args: readonly unknown[]) => void) => void} */
  const watchCall = (owner, key, before) => {
    const own = /** @type {Record<string, unknown>} */ (owner ?? {});
    const former = own[key];
    if (typeof former !== 'function') return;
    /** @this {unknown} @param {unknown[]} args */
    const watched = function (...args) {
      before(this, args);
      return new.target ? Reflect.construct(former, args, new.target) : Reflect.apply(former, this, args);
    };
    watched.prototype = former.prototype;
    own[key] = watched;
  };
  /** @type {(owner: object, key: string, before: (self: unknown, isWrite: boolean) => void) => void} */
  const watchProperty = (owner, key, before) => {
    const former = Object.getOwnPropertyDescriptor(owner, key);
    if (!former?.get) return;
    const { get, set } = former;
    Object.defineProperty(owner, key, {
      ...former,
      get() {
        before(this, false);
        return get.call(this);
      },
      ...(set && {
        set(value) {
          before(this, true);
          set.call(this, value);
        },
      }),
    });
  };

  // Listeners for all input of the page, or on parts of the shell. A passive one may look at input, but not stop it.
  const INPUT =
    /^(key|before|input|change|submit|reset|click|dblclick|auxclick|contextmenu|pointer|mouse|touch|wheel|drag|drop|copy|cut|paste|focusin|focusout|unload|pagehide|storage)/;
  const OBSERVES = /^before(print|install)/;
  const titleOf = (/** @type {unknown} */ target) =>
    target === page
      ? 'window'
      : target === document
        ? 'document'
        : target instanceof Element && target.isConnected && isOfShell(target)
          ? `<${target.localName}>`
          : undefined;
  const isOfShell = (/** @type {Element} */ element) =>
    ['html', 'head', 'body'].includes(element.localName) ||
    (element.closest('nav, header, footer, [role=navigation], [role=banner]') !== null &&
      element.closest('main, dialog, [role=dialog]') === null);
  /** @type {{ target: unknown, type: unknown, listener: unknown, capture: boolean, what: string }[]} */
  const listeners = [];
  /** @type {(options: unknown) => AddEventListenerOptions} */
  const optionsOf = (options) =>
    typeof options === 'object'
      ? { .../** @type {AddEventListenerOptions | null} */ (options) }
      : { capture: !!options };
  const isCapture = (/** @type {unknown} */ options) => !!optionsOf(options).capture;
  watchCall(EventTarget.prototype, 'addEventListener', (self, [type, listener, options]) => {
    const target = self ?? page;
    const name = String(type);
    const title = INPUT.test(name) && !OBSERVES.test(name) ? titleOf(target) : undefined;
    if (!title || (optionsOf(options).passive === true && !/unload|storage/.test(name)) || !isCandidate())
      return;
    const what = `listens to ${name} on ${title} (${caller().split('/').pop()})`;
    listeners.push({ target, type, listener, capture: isCapture(options), what });
  });
  watchCall(EventTarget.prototype, 'removeEventListener', (self, [type, listener, options]) => {
    const at = listeners.findIndex(
      (one) =>
        one.target === (self ?? page) &&
        one.type === type &&
        one.listener === listener &&
        one.capture === isCapture(options),
    );
    if (at >= 0) listeners.splice(at, 1);
  });
  for (const stop of ['stopPropagation', 'stopImmediatePropagation', 'preventDefault'])
    watchCall(Event.prototype, stop, (self) => {
      const event = /** @type {Event} */ (self);
      const title = titleOf(event.currentTarget);
      if (title) accuse(`stops ${event.type} on ${title}`);
    });

  // Nodes of the shell.
  const isOwnFile = (/** @type {unknown} */ node) =>
    (node instanceof HTMLScriptElement && node.src.includes(folder)) ||
    (node instanceof HTMLLinkElement && node.href.includes(folder));
  const changes = (/** @type {unknown} */ self, /** @type {readonly unknown[]} */ args = []) => {
    if (!(self instanceof Element) || !self.isConnected || !isOfShell(self) || args.some(isOwnFile)) return;
    const added = args.find((one) => one instanceof Element);
    accuse(
      added?.localName === 'style'
        ? 'adds a style sheet to the page'
        : `changes <${self.localName}> of the shell${added ? ` by <${added.localName}>` : ''}`,
    );
  };
  const removes = (/** @type {unknown} */ self) => {
    if (self instanceof Element && self.isConnected && isOfShell(self) && !isOwnFile(self))
      accuse(`removes <${self.localName}> of the shell`);
  };
  for (const key of ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'])
    watchCall(Node.prototype, key, changes);
  const CHANGES =
    'append prepend replaceChildren setAttribute removeAttribute toggleAttribute before after insertAdjacentElement insertAdjacentHTML insertAdjacentText';
  for (const key of CHANGES.split(' ')) watchCall(Element.prototype, key, changes);
  for (const key of ['remove', 'replaceWith']) watchCall(Element.prototype, key, removes);
  /** @type {[object, string[]][]} */
  const written = [
    [Node.prototype, ['textContent']],
    [Element.prototype, ['innerHTML', 'outerHTML', 'className', 'id']],
    [HTMLElement.prototype, ['innerText', 'hidden', 'inert', 'tabIndex', 'title', 'dir', 'lang']],
  ];
  for (const [owner, keys] of written)
    for (const key of keys) watchProperty(owner, key, (self, isWrite) => isWrite && changes(self));
  // What these give can be changed without another call.
  for (const [owner, key] of /** @type {[object, string][]} */ ([
    [Element.prototype, 'classList'],
    [HTMLElement.prototype, 'style'],
  ]))
    watchProperty(owner, key, (self) => changes(self));
  const dataset = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset');
  Object.defineProperty(HTMLElement.prototype, 'dataset', {
    ...dataset,
    get() {
      const own = dataset?.get?.call(this);
      if (!isOfShell(this)) return own;
      const write =
        (/** @type {(target: object, key: string | symbol, value?: unknown) => boolean} */ work) =>
        (
          /** @type {object} */ target,
          /** @type {string | symbol} */ key,
          /** @type {unknown} */ value = '',
        ) => {
          changes(this);
          return work(target, key, value);
        };
      return new Proxy(own, {
        set: write((target, key, value) => Reflect.set(target, key, value)),
        deleteProperty: write((target, key) => Reflect.deleteProperty(target, key)),
      });
    },
  });

  // Styles of the page.
  for (const key of ['insertRule', 'replace', 'replaceSync'])
    watchCall(CSSStyleSheet.prototype, key, () => accuse('changes a style sheet by a script'));
  watchProperty(Document.prototype, 'adoptedStyleSheets', () => accuse('uses document.adoptedStyleSheets'));

  // The runtime of Module Federation reads it, in each remote of another build.
  const DEBUG = 'FEDERATION_DEBUG';
  // Storage, cookies and channels: those of the session, of the shell and of other remotes are there, too.
  const isOwnKey = (/** @type {unknown} */ key) =>
    typeof key === 'string' && (new RegExp(`^${name}\\b`).test(key) || key === DEBUG);
  for (const area of ['localStorage', 'sessionStorage']) {
    const former = Object.getOwnPropertyDescriptor(page, area);
    if (!former?.get) continue;
    const { get } = former;
    const accuseKey = (/** @type {unknown} */ key) => {
      if (!isOwnKey(key)) accuse(`uses ${area} of others${typeof key === 'string' ? `: '${key}'` : ''}`);
    };
    Object.defineProperty(page, area, {
      ...former,
      get() {
        const storage = get.call(this);
        if (!isCandidate()) return storage;
        return new Proxy(storage, {
          get(target, key) {
            if (key === 'getItem' || key === 'setItem' || key === 'removeItem')
              return (/** @type {unknown[]} */ ...args) => {
                accuseKey(args[0]);
                return target[key](...args);
              };
            accuseKey(key === 'length' || key === 'key' || key === 'clear' ? undefined : key);
            const value = target[key];
            return typeof value === 'function' ? value.bind(target) : value;
          },
          set(target, key, value) {
            accuseKey(key);
            target[key] = value;
            return true;
          },
          deleteProperty(target, key) {
            accuseKey(key);
            return delete target[key];
          },
          ownKeys(target) {
            accuseKey(undefined);
            return Reflect.ownKeys(target);
          },
        });
      },
    });
  }
  watchProperty(Document.prototype, 'cookie', () => accuse('uses document.cookie'));
  for (const key of ['open', 'deleteDatabase'])
    watchCall(page.IDBFactory?.prototype, key, (_, [database]) => {
      if (!isOwnKey(database)) accuse(`uses the database '${database}' of others`);
    });
  watchCall(page, 'BroadcastChannel', (_, [channel]) => {
    if (!isOwnKey(channel)) accuse(`uses the BroadcastChannel '${channel}' of others`);
  });
  watchCall(Navigator.prototype, 'sendBeacon', () => accuse('calls navigator.sendBeacon'));
  watchCall(page.ServiceWorkerContainer?.prototype, 'register', () => accuse('registers a service worker'));

  // Timers.
  let ticks = 0;
  const timers = /** @type {Record<string, Function>} */ (/** @type {unknown} */ (page));
  for (const timer of ['setInterval', 'setTimeout']) {
    const former = /** @type {Function} */ (timers[timer]);
    timers[timer] = (/** @type {unknown} */ work, /** @type {unknown[]} */ ...more) => {
      if (typeof work !== 'function' || !isCandidate()) return former(work, ...more);
      return former(
        (/** @type {unknown[]} */ ...args) => {
          ticks += 1;
          return work(...args);
        },
        ...more,
      );
    };
  }

  Object.defineProperty(page, 'gateTicks', { value: () => ticks });
  Object.defineProperty(page, 'gateListeners', { value: () => listeners.map(({ what }) => what) });
}
