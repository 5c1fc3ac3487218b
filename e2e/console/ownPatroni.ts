import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { killCluster, operatorOf, programsFolder } from './ownPostgres';
import { dataFolder } from './startConsole';

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'];
const NODES = ['one', 'two'];

/** Whether the programs of Debian's packages are on this machine; the product itself does not need them. */
export const hasPatroni = PROGRAMS.every((program) => existsSync(program));

/** Two PostgreSQLs under Patroni, the standby synchronous, and an HAProxy that leads to the primary. */
export interface OwnPatroni {
  /** For DATABASE_URL; it always leads to the primary. */
  url: string;
  connection: ClientConfig;
  /** Waits until there is a primary with a synchronous standby; returns the primary's name. */
  whole(): Promise<string>;
  /** Kills a PostgreSQL with SIGKILL; with `everything` also its Patroni, as if the machine failed. */
  kill(node: string, everything: boolean): Promise<void>;
  /** Starts the Patroni of a node again. */
  restart(node: string): void;
  remove(): Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

export async function ownPatroni(): Promise<OwnPatroni> {
  const folder = dataFolder();
  chmodSync(folder, 0o777);
  const [etcd = 0, peer = 0, front = 0, ...ports] = await freePorts(3 + 2 * NODES.length);
  const nodes = NODES.map((name, at) => ({ name, sql: ports[2 * at] ?? 0, rest: ports[2 * at + 1] ?? 0 }));
  const out = openSync(path.join(folder, 'log'), 'a');
  const run = (program: string, args: readonly string[]) =>
    spawn(program, args, { ...operatorOf(), cwd: folder, stdio: ['ignore', out, out] });
  const settingsOf = (name: string) => path.join(folder, `${name}.yml`);
  const cluster = (name: string) => path.join(folder, name);

  const files: Record<string, string> = { 'haproxy.cfg': haproxyConfig(front, nodes) };
  for (const node of nodes) files[`${node.name}.yml`] = JSON.stringify(patroniConfig(node, etcd, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const [client, between] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`];
  const others = [
    run('/usr/bin/etcd', [
      ...['--data-dir', path.join(folder, 'etcd'), '--initial-cluster', `default=${between}`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', between, '--initial-advertise-peer-urls', between],
    ]),
    run('/usr/sbin/haproxy', ['-f', path.join(folder, 'haproxy.cfg')]),
  ];
  const patronis = new Map<string, ChildProcess>();
  const restart = (name: string) => void patronis.set(name, run('/usr/bin/patroni', [settingsOf(name)]));
  for (const { name } of nodes) restart(name);

  const whole = async (): Promise<string> => {
    for (let tries = 0; tries < 240; tries++) {
      const members = await membersOf(nodes.map(({ rest }) => rest));
      const primary = members.find(({ role, state }) => role === 'leader' && state === 'running');
      if (primary && members.some(({ role }) => role === 'sync_standby')) return primary.name;
      await pause(500);
    }
    throw new Error(`There is no primary with a synchronous standby: see ${folder}/log`);
  };
  await whole();
  return {
    url: `postgres://verify@127.0.0.1:${front}/postgres`,
    connection: { host: '127.0.0.1', port: front, user: 'verify', database: 'postgres' },
    whole,
    kill: async (node, everything) => {
      const patroni = patronis.get(node);
      if (everything && patroni) await ended(patroni, 'SIGKILL');
      killCluster(cluster(node));
    },
    restart,
    remove: async () => {
      for (const patroni of patronis.values()) await ended(patroni, 'SIGTERM');
      for (const other of others) await ended(other, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** The members of the cluster, as reported by the first Patroni that answers. */
async function membersOf(ports: readonly number[]): Promise<Member[]> {
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`).catch(() => undefined);
    const known = (await answer?.json()) as { members?: Member[] } | undefined;
    if (known?.members) return known.members;
  }
  return [];
}

interface Node {
  name: string;
  /** The ports of PostgreSQL and of Patroni. */
  sql: number;
  rest: number;
}

/** As JSON, which is YAML too. Timeouts are the shortest that Patroni accepts. */
const patroniConfig = ({ name, sql, rest }: Node, etcd: number, folder: string) => ({
  scope: 'verify',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { hosts: `127.0.0.1:${etcd}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 3,
      master_start_timeout: 0,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 120 } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${sql}`,
    connect_address: `127.0.0.1:${sql}`,
    data_dir: path.join(folder, name),
    bin_dir: programsFolder('system'),
    pgpass: path.join(folder, `${name}.pgpass`),
    authentication: {
      superuser: { username: 'verify', password: 'verify' },
      replication: { username: 'replicator', password: 'replicator' },
    },
    parameters: { unix_socket_directories: folder },
    pg_hba: [
      'local all all trust',
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ],
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
  },
});

/** Leads to the node whose Patroni says that it is the primary, and ends all connections to one that no longer is. */
const haproxyConfig = (front: number, nodes: readonly Node[]): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, sql, rest }) => `  server ${name} 127.0.0.1:${sql} check port ${rest}`).join('\n')}
`;

/** Free ports. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}
