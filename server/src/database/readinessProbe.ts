import { openDatabase, type Connection } from './Database';

/** Checks on a separate connection whether the database is reachable: slow queries of the pool do not delay it. */
export function readinessProbe(connection: Connection) {
  const database = openDatabase({ ...connection, max: 1 });
  return {
    isReachable: async (): Promise<boolean> => {
      await database.query('select 1');
      return true;
    },
    close: () => database.close(),
  };
}
