/** A tab that was opened for something that is still on its way. */
export interface WaitingTab {
  show: (address: string) => void;
  close: () => void;
}

/**
 * Opens an empty tab that says what it waits for. To be called within the click: browsers block a tab that is opened after
 * the answer has come. Undefined when it was blocked all the same.
 */
export function openWaitingTab(sentence: string): WaitingTab | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.title = sentence;
  tab.document.body.textContent = sentence;
  return {
    show: (address) => tab.location.replace(address),
    close: () => tab.close(),
  };
}
