import type { Config } from '../config/readConfig';
import type { Connection } from './Database';

/** The external database of a configuration; undefined for the embedded one. */
export function externalDatabase({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): Connection | undefined {
  if (databaseUrl === undefined) return undefined;
  const direct = databaseDirectUrl === undefined ? {} : { direct: { connectionString: databaseDirectUrl } };
  return { connectionString: databaseUrl, ...direct };
}
