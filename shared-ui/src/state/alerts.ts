/** Why the region speaks: a success goes by itself, a failure stays until dismissed (decision 2). */
export type AlertTone = 'success' | 'failure';

/** One sentence for the region. */
export interface Alert {
  tone: AlertTone;
  sentence: string;
}

/** The event that carries an alert; a DOM event, so that any copy of shared-ui reaches the one region. */
export const ALERT_EVENT = 'smart-elevator:alert';
const WAITING = 'smart-elevator.alerts';

/** Tells a success politely; it goes by itself after 8 seconds. */
export const alertSuccess = (sentence: string): void => send({ tone: 'success', sentence });

/** Tells a failure at once; it stays until it is dismissed. */
export const alertFailure = (sentence: string): void => send({ tone: 'failure', sentence });

/** The region accepts an event by preventDefault; an alert that nobody accepted waits for the next region. */
function send(alert: Alert): void {
  const event = new CustomEvent<Alert>(ALERT_EVENT, { detail: alert, cancelable: true });
  const unheard = window.dispatchEvent(event);
  if (unheard) sessionStorage.setItem(WAITING, JSON.stringify([...waiting(), alert]));
}

/** What was said while no region stood (before the first paint, or across a page load); asked for once. */
export function takeWaitingAlerts(): Alert[] {
  const alerts = waiting();
  sessionStorage.removeItem(WAITING);
  return alerts;
}

function waiting(): Alert[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(WAITING) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAlert) : [];
  } catch {
    return [];
  }
}

/** Whether a value is an alert: what comes through the window may have been sent by anyone. */
export function isAlert(value: unknown): value is Alert {
  if (value === null || typeof value !== 'object') return false;
  const { tone, sentence } = value as Record<string, unknown>;
  return (tone === 'success' || tone === 'failure') && typeof sentence === 'string';
}
