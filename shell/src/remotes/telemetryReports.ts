import { hasFreshToken, useSession } from '@smart-elevator/shared-api/client/session';
import type { Report, Telemetry } from '@smart-elevator/shared-api/contract/telemetry/report';

/** The path of `tellTelemetry`; the contract's value itself would bring every schema to the sign-in page. */
const ADDRESS = '/api/telemetry/';
/** How long reports are gathered before they are sent, in milliseconds. */
const FLUSH_INTERVAL_MS = 15_000;
/** The most in one sending (contract/telemetry), and the most sendings of a page: what still comes says nothing new. */
const MAX_REPORTS_PER_CALL = 20;
const MAX_CALLS_PER_PAGE = 4;
/** A failure's words are cut here, in characters. */
const MAX_MESSAGE_CHARACTERS = 300;

let pendingReports: Report[] = [];
let sendings = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let revision = '';

/** Notes by which registry this page goes. Nothing is told before that is known. */
export function setRevision(of: string): void {
  revision = of;
}

/** Notes that a remote was loaded, and how long it took in milliseconds. */
export function reportLoad({ remote, version, ms }: { remote: string; version: string; ms: number }): void {
  enqueueReport({ remote, version, kind: 'load', ms: Math.round(ms) });
}

/** A failure of a remote: of its loading, or of a screen that was there. */
interface Failure {
  remote: string;
  version: string;
  kind: 'load_error' | 'render_error';
  error: unknown;
}

/** Notes that a remote failed. */
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
 * Tells what was gathered, once somebody is signed in with a token that can be sent; until then it is kept. A back end that
 * does not know the call is not asked again; no failure is anybody's concern.
 */
async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const { session } = useSession.getState();
  if (pendingReports.length === 0 || revision === '' || !session || !hasFreshToken(session)) return;
  const told: Telemetry = { revision, reports: pendingReports };
  pendingReports = [];
  sendings += 1;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${session.access}` };
  const body = JSON.stringify(told);
  const answer = await fetch(ADDRESS, { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
  // A token that was ended meanwhile says nothing of the call.
  if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 401)
    sendings = MAX_CALLS_PER_PAGE;
}

/** From now on what was gathered is also told when the page is left. Returns a function that stops it. */
export function flushOnPageHide(): () => void {
  const leave = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  document.addEventListener('visibilitychange', leave);
  return () => document.removeEventListener('visibilitychange', leave);
}
