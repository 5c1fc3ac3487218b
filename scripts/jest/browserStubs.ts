import { visibleStyles } from './visibleStyles';

// What jsdom does not draw: a window without a layout. Each stub answers as a desktop with everything in view would.

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

/** As much of a channel as antd uses: what goes in at one end comes out at the other a turn later. */
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
  // jsdom says on the console that it knows no pseudo-elements; antd asks for their style.
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

  // jsdom's dialog knows its `open` attribute, but none of the methods that set it.
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };

  // jsdom's files can be read by its FileReader only.
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

/** antd writes its styles as text; of those, only what a test can see gets into the document. */
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

// A test that asks for Node's environment has no window.
if (typeof window !== 'undefined') stubWindow();
