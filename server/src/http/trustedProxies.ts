import { BlockList, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../config/EnvironmentReader';

/**
 * Where proxies that are known by their number only can be: this machine and private networks (RFC 1918, 4193, 3927).
 */
const nearby = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearby.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nearby.addSubnet(network, bits, 'ipv6');

/**
 * Which proxies are trusted to report the caller's address, in the framework's form. With a number, only the
 * outermost hop is taken from the header, and only when the connection itself comes from a nearby network: a caller
 * who bypasses the proxies cannot forge an address.
 */
export function trustedProxies(proxies: TrustedProxies | undefined) {
  if (typeof proxies === 'number')
    return (address: string, hop: number) => hop < proxies && (hop > 0 || isNearby(address));
  return proxies ? [...proxies] : false;
}

const isNearby = (address: string): boolean => nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
