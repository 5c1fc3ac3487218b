import type { ClientConfig } from 'pg';

/** A connection as DATABASE_URL names it; the host may be the folder of a socket. */
export function databaseUrl({ host = '', port, user, password, database }: ClientConfig): string {
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  url.searchParams.set('host', host);
  return String(url);
}
