import type { Report } from '@smart-elevator/shared-api/contract/telemetry/report';

/** JSON web tokens, what follows 'Bearer', and the queries of addresses, in which mailed keys stand. */
const SECRETS = [/\beyJ[\w-]+(\.[\w-]*){0,2}/g, /\bBearer\s+\S+/gi, /\?[^\s"'<>)]*/g] as const;

/** A message of an error without what could open an account. */
const redactSecrets = (message: string): string =>
  SECRETS.reduce((left, secret) => left.replace(secret, '…'), message);

/** What is added to one row: the reports of one version of a remote. */
export interface Counts {
  remote: string;
  version: string;
  loads: number;
  load_errors: number;
  render_errors: number;
  timed_loads: number;
  /** Milliseconds of the timed loads together. */
  total_ms: number;
  /** Of the last error that said something. */
  last_message: string | null;
}

/** Adds up the reports of one call by remote and version, in one order everywhere, so that two calls never wait in a circle. */
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
