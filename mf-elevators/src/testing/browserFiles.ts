/** The tab of `window.open`, as far as a screen uses it. */
export interface FakeTab {
  opener: unknown;
  document: Document;
  location: { replace: jest.Mock };
  close: jest.Mock;
}

/** The APIs for opening, sharing and downloading a file, which jsdom lacks. */
export interface BrowserFiles {
  tab: FakeTab;
  open: jest.SpyInstance;
  /** The files of the addresses that were made, in order. */
  made: File[];
  /** The names under which files were downloaded. */
  downloads: string[];
  /** Gives this device a share sheet. */
  withShareSheet(share: () => Promise<void>): jest.Mock;
}

/** Records the files that leave the page; set up again for each test. */
export function browserFiles(): BrowserFiles {
  const tab: FakeTab = {
    opener: window,
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
  const made: File[] = [];
  const downloads: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: File) => `blob:console/${made.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  Object.assign(navigator, { canShare: undefined, share: undefined });
  return {
    tab,
    open: jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window),
    made,
    downloads,
    withShareSheet(share) {
      const sheet = jest.fn(share);
      Object.assign(navigator, { canShare: () => true, share: sheet });
      return sheet;
    },
  };
}
