import type { DeployedRemote } from '@smart-elevator/federation/registry';

/** A deployed remote `name` that owns `/name` and has no extensions. */
export const aDeployedRemote = (name: string, changes: Partial<DeployedRemote> = {}): DeployedRemote => ({
  name,
  title: `Title of ${name}`,
  version: '0.1.0-0123456789ab',
  entry: `/mf/${name}/0.1.0-0123456789ab/remoteEntry.js`,
  integrity: 'sha384-x',
  preload: [],
  contract: '^0.1.0',
  paths: [`/${name}`],
  navigation: [{ label: `Section ${name}`, path: `/${name}`, order: 20 }],
  extensions: [],
  chunks: {},
  enabled: true,
  changed: '2026-11-21T10:00:00.000Z',
  ...changes,
});
