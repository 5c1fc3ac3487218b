import type { Pool } from 'pg';

/** Ends a pool, and resolves when its connections are gone too: a database that stops under one that is going breaks the run. */
export async function endPool(pool: Pool): Promise<void> {
  let open = pool.totalCount;
  const gone = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on('remove', () => {
      open -= 1;
      if (open === 0) resolve();
    });
  });
  await pool.end();
  await gone;
}
