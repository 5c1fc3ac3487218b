import { Client } from 'pg';

/** Queries the database directly, without the server. */
export async function queryDatabase<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(JSON.parse(process.env['CONSOLE_DATABASE'] ?? '{}'));
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql, values);
    return rows;
  } finally {
    await client.end();
  }
}
