/** Sets the time zone of the browser, such as 'America/Los_Angeles'; without one it is that of the machine again. */
export const setTimeZone = (zone?: string): void => Reflect.get(globalThis, 'setTimeZone')(zone);
