import { tabStorage } from '@smart-elevator/shared-api/client/browserStorage';

/**
 * The tone of an alert: a success disappears after a while, a failure stays until dismissed (R242). A warning beside a
 * success says what it did not do, and disappears with it.
 */
export type AlertTone = 'success' | 'warning' | 'failure';

/** A button of an alert, which also dismisses it. */
export interface AlertButton {
  label: string;
  onPress: () => void;
}

/** A link of an alert, to what its sentence is about. */
export interface AlertLink {
  label: string;
  /** An address of the console. */
  to: string;
  /** Opens it without a page load; after a page load the browser does it. */
  onOpen?: (() => void) | undefined;
}

/** A message for the alert region. */
export interface Alert {
  tone: AlertTone;
  sentence: string;
  /**
   * The operation and its object: 'delete ticket 9'. The next result of the same action dismisses its failures
   * (R243).
   */
  action?: string | undefined;
  /** Not shown after a page load. */
  button?: AlertButton | undefined;
  link?: AlertLink | undefined;
}

/**
 * The events with an alert, or with an action whose failures are dismissed; DOM events, so that every copy of
 * shared-ui reaches the one region.
 */
export const ALERT_EVENT = 'smart-elevator:alert';
export const RESOLVED_EVENT = 'smart-elevator:answered';
const WAITING = 'smart-elevator.alerts';

/** The action whose failures a new sign-in dismisses: an expired session, a sign-out that failed. */
export const SESSION_ACTION = 'session';

/**
 * Shows a success, announced politely, for 8 seconds, with a button for 10. Failures of the same action are dismissed.
 */
export const alertSuccess = (
  sentence: string,
  action?: string,
  button?: AlertButton,
  link?: AlertLink,
): void => send({ tone: 'success', sentence, action, button, link });

/** Shows what a success did not do. */
export const alertWarning = (sentence: string): void => send({ tone: 'warning', sentence });

/** Shows a failure, announced at once; it stays until it is dismissed, or until the same action has another result. */
export const alertFailure = (sentence: string, action: string, button?: AlertButton): void =>
  send({ tone: 'failure', sentence, action, button });

/** Dismisses the failures of an action whose success shows no message. */
export function dismissFailures(action: string): void {
  window.dispatchEvent(new CustomEvent<string>(RESOLVED_EVENT, { detail: action }));
  const alerts = waiting();
  if (alerts.length > 0) keepWaiting(alerts.filter((alert) => !isResolvedBy(alert, action)));
}

/** Whether an alert is a failure of that action. */
export const isResolvedBy = ({ tone, action }: Alert, answered: unknown): boolean =>
  tone === 'failure' && action !== undefined && action === answered;

/** The region accepts an event by preventDefault; an alert that was not accepted waits for the next region. */
function send(alert: Alert): void {
  const event = new CustomEvent<Alert>(ALERT_EVENT, { detail: alert, cancelable: true });
  const unheard = window.dispatchEvent(event);
  if (unheard) keepWaiting([...waiting(), { ...alert, button: undefined }]);
}

/**
 * The alerts that were sent while no region was mounted (before the first paint, or across a page load); returned
 * once.
 */
export function takeQueuedAlerts(): Alert[] {
  const alerts = waiting();
  tabStorage.removeItem(WAITING);
  return alerts;
}

const keepWaiting = (alerts: readonly Alert[]): void =>
  void tabStorage.setItem(WAITING, JSON.stringify(alerts));

function waiting(): Alert[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(WAITING) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAlert) : [];
  } catch {
    return [];
  }
}

/** Whether a value is an alert. Every script can send an event to the window. */
export function isAlert(value: unknown): value is Alert {
  if (value === null || typeof value !== 'object') return false;
  const { tone, sentence, action, button, link } = value as Record<string, unknown>;
  const isNamed = action === undefined || typeof action === 'string';
  const hasTone = tone === 'success' || tone === 'warning' || tone === 'failure';
  const hasButton = button === undefined || isButton(button);
  return (
    hasTone && typeof sentence === 'string' && isNamed && hasButton && (link === undefined || isLink(link))
  );
}

/** An address of another site is none: every script can send an event. */
const isLink = (value: unknown): value is AlertLink => {
  const { label, to, onOpen } = Object(value) as Record<string, unknown>;
  const isAddress = typeof to === 'string' && /^\/(?![/\\])/.test(to);
  return typeof label === 'string' && isAddress && (onOpen === undefined || typeof onOpen === 'function');
};

const isButton = (value: unknown): value is AlertButton => {
  const { label, onPress } = Object(value) as Record<string, unknown>;
  return typeof label === 'string' && typeof onPress === 'function';
};
