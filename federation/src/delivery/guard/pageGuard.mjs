// @ts-check

/**
 * Watches a page for what code of a candidate does outside of its own screens (R1013). It runs in the page before any script
 * of it, so it uses nothing of this module. A call is the candidate's if the nearest file in its stack is one of the
 * candidate's folder; files with its own copies of shared modules are exempt, since they do what the shell's modules do.
 *
 * @param {{ name: string, exempt: readonly string[] }} candidate
 */
export function pageGuard({ name, exempt }) {
  const page = /** @type {any} */ (globalThis);
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

  /** @type {(owner: any, key: string, before: (self: any, args: any[]) => void) => void} */
  const watchCall = (owner, key, before) => {
    const former = owner?.[key];
    if (typeof former !== 'function') return;
    owner[key] = function (/** @type {any[]} */ ...args) {
      before(this, args);
      return new.target ? Reflect.construct(former, args, new.target) : Reflect.apply(former, this, args);
    };
    owner[key].prototype = former.prototype;
  };
  /** @type {(owner: any, key: string, before: (self: any, isWrite: boolean) => void) => void} */
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
  const titleOf = (/** @type {any} */ target) =>
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
  /** @type {{ target: any, type: string, listener: any, capture: boolean, what: string }[]} */
  const listeners = [];
  const isCapture = (/** @type {any} */ options) =>
    typeof options === 'object' ? !!options?.capture : !!options;
  watchCall(EventTarget.prototype, 'addEventListener', (self, [type, listener, options]) => {
    const target = self ?? page;
    const title = INPUT.test(type) && !OBSERVES.test(type) ? titleOf(target) : undefined;
    if (!title || (options?.passive === true && !/unload|storage/.test(type)) || !isCandidate()) return;
    const what = `listens to ${type} on ${title} (${caller().split('/').pop()})`;
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
    watchCall(Event.prototype, stop, (event) => {
      const title = titleOf(event.currentTarget);
      if (title) accuse(`stops ${event.type} on ${title}`);
    });

  // Nodes of the shell.
  const isOwnFile = (/** @type {any} */ node) =>
    node instanceof Element &&
    ['script', 'link'].includes(node.localName) &&
    String(/** @type {any} */ (node).src ?? /** @type {any} */ (node).href).includes(folder);
  const changes = (/** @type {any} */ self, /** @type {any[]} */ args = []) => {
    if (!(self instanceof Element) || !self.isConnected || !isOfShell(self) || args.some(isOwnFile)) return;
    const added = args.find((one) => one instanceof Element);
    accuse(
      added?.localName === 'style'
        ? 'adds a style sheet to the page'
        : `changes <${self.localName}> of the shell${added ? ` by <${added.localName}>` : ''}`,
    );
  };
  const removes = (/** @type {any} */ self) => {
    if (self instanceof Element && self.isConnected && isOfShell(self) && !isOwnFile(self))
      accuse(`removes <${self.localName}> of the shell`);
  };
  for (const key of ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'])
    watchCall(Node.prototype, key, changes);
  for (const key of [
    'append',
    'prepend',
    'replaceChildren',
    'setAttribute',
    'removeAttribute',
    'toggleAttribute',
  ])
    watchCall(Element.prototype, key, changes);
  for (const key of ['before', 'after', 'insertAdjacentElement', 'insertAdjacentHTML', 'insertAdjacentText'])
    watchCall(Element.prototype, key, changes);
  for (const key of ['remove', 'replaceWith']) watchCall(Element.prototype, key, removes);
  /** @type {[any, string[]][]} */
  const written = [
    [Node.prototype, ['textContent']],
    [Element.prototype, ['innerHTML', 'outerHTML', 'className', 'id']],
    [HTMLElement.prototype, ['innerText', 'hidden', 'inert', 'tabIndex', 'title', 'dir', 'lang']],
  ];
  for (const [owner, keys] of written)
    for (const key of keys) watchProperty(owner, key, (self, isWrite) => isWrite && changes(self));
  // What these give can be changed without another call.
  for (const [owner, key] of /** @type {[any, string][]} */ ([
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
        (/** @type {(...all: any[]) => boolean} */ work) =>
        (/** @type {any[]} */ ...all) => {
          changes(this);
          return work(...all);
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
  const isOwnKey = (/** @type {any} */ key) =>
    typeof key === 'string' && (new RegExp(`^${name}\\b`).test(key) || key === DEBUG);
  for (const area of ['localStorage', 'sessionStorage']) {
    const former = Object.getOwnPropertyDescriptor(page, area);
    if (!former?.get) continue;
    const { get } = former;
    const accuseKey = (/** @type {any} */ key) => {
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
              return (/** @type {any[]} */ ...args) => {
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
  for (const timer of ['setInterval', 'setTimeout']) {
    const former = page[timer];
    page[timer] = (/** @type {any} */ work, /** @type {any[]} */ ...more) => {
      if (typeof work !== 'function' || !isCandidate()) return former(work, ...more);
      return former(
        (/** @type {any[]} */ ...args) => {
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
