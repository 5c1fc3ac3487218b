/** Whether leaving the page now would lose input: asks every form in the same way as the browser. */
export const hasUnsavedInput = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
