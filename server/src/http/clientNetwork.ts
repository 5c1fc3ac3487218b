import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network that a call comes from, as rate limits count it: the address of the connection itself, or the address
 * that the reverse proxies of TRUST_PROXY report. Other headers are ignored, because anyone can set them. An IPv6
 * address counts by its first half, because one client usually owns the whole second half.
 */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = withoutPort(ip).split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? `${prefixOf(address)}::/64` : address;
}

/** Removes the caller's port, which some proxies add and which differs with each connection. */
function withoutPort(ip: string): string {
  const [, address] = /^\[?([^\]]*?)\]?:\d+$/.exec(ip) ?? [];
  return !isIP(ip) && address !== undefined && isIP(address) ? address : ip;
}

/** The first four groups of an IPv6 address. */
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
