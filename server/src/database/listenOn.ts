import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';

/** Who listens to what servers of one database tell each other. */
export interface Listener {
  /** Told each message of the channel. */
  onMessage(payload: string): void;
  /** Told when listening begins, and when it begins again: what was said meanwhile was missed. */
  onConnected(): void;
}

/** Milliseconds between looks whether the connection is still there, and after which a look has failed. */
const PING_INTERVAL_MS = 2_000;
const TIMEOUT_MS = 5_000;

/**
 * Listens on a channel until it is stopped (LISTEN). It keeps one connection of the pool for itself, and another one when
 * that breaks or falls silent: a database that was away is listened to again a few seconds after it is back.
 */
export function listenOn(pool: Pool, channel: string, { onMessage, onConnected }: Listener): BackgroundTask {
  let held: PoolClient | undefined;
  const letGo = () => {
    held?.release(true);
    held = undefined;
  };
  const begin = async () => {
    held = await pool.connect();
    held.on('error', letGo);
    held.on('notification', ({ payload = '' }) => onMessage(payload));
    await held.query(`listen ${channel}`);
    onConnected();
  };
  const look = async (client: PoolClient) => {
    const limit = new AbortController();
    const silent = pause(TIMEOUT_MS, undefined, { signal: limit.signal }).then(() => {
      throw new Error('The connection that listens has fallen silent.');
    });
    try {
      await Promise.race([client.query('select 1'), silent]);
    } finally {
      limit.abort();
      silent.catch(() => {});
    }
  };
  const listening = runRepeatedly(
    async () => {
      await (held ? look(held) : begin());
      return PING_INTERVAL_MS;
    },
    () => {
      letGo();
      return PING_INTERVAL_MS;
    },
  );
  return {
    stop: async () => {
      await listening.stop();
      letGo();
    },
  };
}
