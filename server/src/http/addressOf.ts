import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network that a call comes from, as limits count it: the address of the connection itself, never a header, which
 * anybody can write. Of an IPv6 address the first half, since whoever has one has all of that half.
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = ip.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? `${prefixOf(address)}::/64` : address;
}

/** The first four groups. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
