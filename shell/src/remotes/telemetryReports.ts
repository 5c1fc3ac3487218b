import { hasFreshToken, useSession } from '@smart-elevator/shared-api/client/session';
import type { Report, Telemetry } from '@smart-elevator/shared-api/contract/telemetry/report';

/** The path of `reportTelemetry`; importing the contract would load every schema on the sign-in page. */
const ADDRESS = '/api/telemetry/';
/** How long reports are gathered before they are sent, in milliseconds. */
const FLUSH_INTERVAL_MS = 15_000;
/**
 * The maximum number of reports per call (contract/telemetry), and of calls per page: further ones have no new
 * information.
 */
const MAX_REPORTS_PER_CALL = 20;
const MAX_CALLS_PER_PAGE = 4;
/** Error messages are truncated to this length, in characters. */
const MAX_MESSAGE_CHARACTERS = 300;

let pendingReports: Report[] = [];
let sendings = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let revision = '';

/** Sets the registry's revision of this page. Nothing is sent before it is known. */
export function setRevision(of: string): void {
  revision = of;
}

/** Records that a remote was loaded, with the time in milliseconds. */
export function reportLoad({ remote, version, ms }: { remote: string; version: string; ms: number }): void {
  enqueueReport({ remote, version, kind: 'load', ms: Math.round(ms) });
}

/** A failure of a remote: while loading, or while rendering a screen. */
interface Failure {
  remote: string;
  version: string;
  kind: 'load_error' | 'render_error';
  error: unknown;
}

/** Records that a remote failed. */
export function reportError({ remote, version, kind, error }: Failure): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  enqueueReport({ remote, version, kind, message: message.slice(0, MAX_MESSAGE_CHARACTERS) });
}

function enqueueReport(report: Report): void {
  if (sendings >= MAX_CALLS_PER_PAGE || pendingReports.length >= MAX_REPORTS_PER_CALL) return;
  pendingReports.push(report);
  timer ??= setTimeout(flush, FLUSH_INTERVAL_MS);
}

/**
 * Sends the collected reports, once a user is signed in with a valid token; until then they are kept. A back end
 * without the call is not called again; failures are ignored.
 */
async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const { session } = useSession.getState();
  if (pendingReports.length === 0 || revision === '' || !session || !hasFreshToken(session)) return;
  const telemetry: Telemetry = { revision, reports: pendingReports };
  pendingReports = [];
  sendings += 1;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${session.access}` };
  const body = JSON.stringify(telemetry);
  const answer = await fetch(ADDRESS, { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
  // An ended token does not mean that the call is missing.
  if (!answer) return;
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 401) sendings = MAX_CALLS_PER_PAGE;
}

/** Also sends the collected reports when the page is left. Returns a function that stops it. */
export function flushOnPageHide(): () => void {
  const leave = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  document.addEventListener('visibilitychange', leave);
  return () => document.removeEventListener('visibilitychange', leave);
}
