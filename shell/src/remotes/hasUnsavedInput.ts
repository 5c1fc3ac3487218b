/** Whether leaving the page now would lose what somebody typed: asks every form the way the browser does. */
export const hasUnsavedInput = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
