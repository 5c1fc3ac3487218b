import type { Report } from '@smart-elevator/shared-api/contract/telemetry/report';

/** JSON web tokens, the text after 'Bearer', and the queries of URLs, which may contain mailed keys. */
const SECRETS = [/\beyJ[\w-]+(\.[\w-]*){0,2}/g, /\bBearer\s+\S+/gi, /\?[^\s"'<>)]*/g] as const;

/** Removes everything from an error message that could give access to an account. */
const redactSecrets = (message: string): string =>
  SECRETS.reduce((left, secret) => left.replace(secret, '…'), message);

/** The increments for one row: the reports of one version of a remote. */
export interface Counts {
  remote: string;
  version: string;
  loads: number;
  load_errors: number;
  render_errors: number;
  timed_loads: number;
  /** The total time of the timed loads, in milliseconds. */
  total_ms: number;
  /** The message of the last error that had one. */
  last_message: string | null;
}

/**
 * Adds up the reports of one call by remote and version, always in the same order, so that concurrent calls cannot
 * deadlock.
 */
export function countReports(reports: readonly Report[]): Counts[] {
  const rows = new Map<string, Counts>();
  for (const report of reports) {
    const key = `${report.remote} ${report.version}`;
    const row = rows.get(key) ?? emptyFor(report);
    rows.set(key, row);
    add(row, report);
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const emptyFor = ({ remote, version }: Report): Counts => ({
  remote,
  version,
  loads: 0,
  load_errors: 0,
  render_errors: 0,
  timed_loads: 0,
  total_ms: 0,
  last_message: null,
});

function add(row: Counts, { kind, ms, message }: Report): void {
  if (kind === 'load') {
    row.loads += 1;
    if (ms === undefined) return;
    row.timed_loads += 1;
    row.total_ms += ms;
    return;
  }
  if (kind === 'load_error') row.load_errors += 1;
  else row.render_errors += 1;
  if (message) row.last_message = redactSecrets(message);
}
