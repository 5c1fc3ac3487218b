import type { Pool } from 'pg';

/**
 * Ends a pool, and resolves when its connections are closed too: stopping the database during a close would break the
 * run.
 */
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
