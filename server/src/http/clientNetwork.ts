import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network that a call comes from, as limits count it: the address of the connection itself, or what the reverse
 * proxies of TRUST_PROXY say; never another header, which anybody can write. Of an IPv6 address the first half, since
 * whoever has one has all of that half.
 */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = withoutPort(ip).split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? `${prefixOf(address)}::/64` : address;
}

/** Some proxies add the caller's port, which is another one with each connection. */
function withoutPort(ip: string): string {
  const [, address] = /^\[?([^\]]*?)\]?:\d+$/.exec(ip) ?? [];
  return !isIP(ip) && address !== undefined && isIP(address) ? address : ip;
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
