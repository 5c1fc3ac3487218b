import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';

/** Receives the messages that servers of one database send each other. */
export interface Listener {
  /** Receives each message of the channel. */
  onMessage(payload: string): void;
  /** Called when listening starts, and when it starts again: messages in between were missed. */
  onConnected(): void;
}

/** Milliseconds between checks of the connection, and the timeout of a check. */
const PING_INTERVAL_MS = 2_000;
const TIMEOUT_MS = 5_000;

/**
 * Listens on a channel until it is stopped (LISTEN). It keeps one connection of the pool for itself, and opens another
 * one when that breaks or stops responding. After an outage of the database it listens again within a few seconds.
 */
export function listenOn(pool: Pool, channel: string, { onMessage, onConnected }: Listener): BackgroundTask {
  let connection: PoolClient | undefined;
  const release = () => {
    connection?.release(true);
    connection = undefined;
  };
  const begin = async () => {
    connection = await pool.connect();
    connection.on('error', release);
    connection.on('notification', ({ payload = '' }) => onMessage(payload));
    await connection.query(`listen ${channel}`);
    onConnected();
  };
  const check = async (client: PoolClient) => {
    const limit = new AbortController();
    const silent = pause(TIMEOUT_MS, undefined, { signal: limit.signal }).then(() => {
      throw new Error('The listening connection does not respond.');
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
      await (connection ? check(connection) : begin());
      return PING_INTERVAL_MS;
    },
    () => {
      release();
      return PING_INTERVAL_MS;
    },
  );
  return {
    stop: async () => {
      await listening.stop();
      release();
    },
  };
}
