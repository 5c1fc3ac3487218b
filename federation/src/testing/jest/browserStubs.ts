import { visibleStyles } from './visibleStyles';

// Stubs for layout, which jsdom does not support. Each returns the values of a desktop with everything in view.

class EverythingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(private readonly tell: IntersectionObserverCallback) {}

  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    };
    queueMicrotask(() => this.tell([entry], this));
  }

  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}

class NothingMoves implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The part of a MessageChannel that antd uses: a message to one port arrives at the other in a later task. */
class OwnChannel {
  readonly port1: { onmessage: ((event: MessageEvent) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) =>
      void setTimeout(() => this.port1.onmessage?.(new MessageEvent('message', { data }))),
  };
}

/** A desktop with a light theme: no query matches. */
const matchMedia = (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

function stubWindow() {
  // jsdom logs an error for pseudo-elements, which it does not support; antd reads their style.
  const styleOf = window.getComputedStyle.bind(window);

  Object.assign(window, {
    IntersectionObserver: EverythingInView,
    ResizeObserver: NothingMoves,
    MessageChannel: OwnChannel,
    matchMedia,
    getComputedStyle: (element: Element) => styleOf(element),
    scrollTo() {},
  });

  keepSeenStyles();

  Element.prototype.scrollIntoView = function scrollIntoView() {};

  // jsdom's dialog has the `open` attribute, but none of the methods that set it.
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };

  // jsdom supports reading files only with FileReader.
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () =>
        reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(reader.error);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}

/** antd writes its styles as text; only the properties that a test can see are added to the document. */
function keepSeenStyles() {
  const written = new WeakMap<HTMLStyleElement, string>();
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    get(this: HTMLStyleElement) {
      return written.get(this) ?? this.textContent;
    },
    set(this: HTMLStyleElement, css: string) {
      written.set(this, css);
      this.textContent = visibleStyles(css);
    },
  });
}

// A test in Node's environment has no window.
if (typeof window !== 'undefined') stubWindow();
