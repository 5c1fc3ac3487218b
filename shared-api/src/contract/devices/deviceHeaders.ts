/** The headers of what a phone has kept and sends later (R1411). */
export const deviceHeaders = {
  /** The device, a UUID that it has made. */
  id: 'x-device-id',
  /** The number that the device has given it, from 1 on, without gaps. */
  sequence: 'x-device-sequence',
  /** The user who did it: sent with the token of somebody else, it is refused with 401. */
  user: 'x-device-user',
} as const;
