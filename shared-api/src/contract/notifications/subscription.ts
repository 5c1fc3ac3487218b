import { text } from '../fields';
import { frameworkMessages } from '../frameworkMessages';

/** The external id under which the push service knows a device, as the companion app got it; no spaces. */
export const subscriptionId = () =>
  text(128).matches(/^\S+$/, { message: frameworkMessages.invalid, excludeEmptyString: true });

/** How many devices of one person are written to; a newer one takes the place of the oldest. */
export const MAX_SUBSCRIPTIONS_PER_USER = 20;
