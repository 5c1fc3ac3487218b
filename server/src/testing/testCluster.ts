import type { PoolConfig } from 'pg';

/** The environment variable with the address of the tests' PostgreSQL; set by globalSetup for the workers. */
const VARIABLE = 'SMART_ELEVATOR_TEST_CLUSTER';

/** The migrated, empty database that is copied for every test file. */
export const TEMPLATE = 'template_migrated';

export function announceCluster(connection: PoolConfig): void {
  process.env[VARIABLE] = JSON.stringify(connection);
}

export function testCluster(): PoolConfig {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('The tests have no database: globalSetup did not run.');
  return JSON.parse(announced) as PoolConfig;
}
