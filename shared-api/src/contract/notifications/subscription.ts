import { text } from '../fields';
import { frameworkMessages } from '../frameworkMessages';

/** The external id of a device at the push service, as the companion app received it; no spaces. */
export const subscriptionId = () =>
  text(128).matches(/^\S+$/, { message: frameworkMessages.invalid, excludeEmptyString: true });

/** The maximum number of devices per person; a new one replaces the oldest. */
export const MAX_SUBSCRIPTIONS_PER_USER = 20;
