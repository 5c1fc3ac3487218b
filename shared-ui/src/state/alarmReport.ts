/** The lift of which somebody reports that a person is trapped; without an id the dialog asks which one. */
export interface ReportedLift {
  elevator_id?: number | undefined;
}

/**
 * The event that opens the dialog 'Passenger trapped'; a DOM event, so that every copy of shared-ui reaches the one dialog of
 * the console.
 */
export const REPORT_ALARM_EVENT = 'smart-elevator:report-alarm';

/** Opens the dialog 'Passenger trapped' (R1350); false in a console that has none, as the remote alone and an earlier shell. */
export function openAlarmReport(lift: ReportedLift = {}): boolean {
  const event = new CustomEvent<ReportedLift>(REPORT_ALARM_EVENT, { detail: lift, cancelable: true });
  return !window.dispatchEvent(event);
}

/** Calls `open` for each request to report a person who is trapped. Returns a function that ends it. */
export function onAlarmReport(open: (lift: ReportedLift) => void): () => void {
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    const { elevator_id }: { elevator_id?: unknown } = Object(event.detail);
    open(typeof elevator_id === 'number' ? { elevator_id } : {});
  };
  window.addEventListener(REPORT_ALARM_EVENT, listen);
  return () => window.removeEventListener(REPORT_ALARM_EVENT, listen);
}
