import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';

const UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
const LONGEST_LIFETIME = 365 * UNITS.d;

/** The number of reverse proxies in a row, or their networks (TRUST_PROXY). */
export type TrustedProxies = number | readonly string[];

/** Reads variables one by one and collects the errors. An empty variable counts as not set. */
export class EnvironmentReader {
  readonly faults: string[] = [];
  /** The names that were read. */
  readonly names = new Set<string>();

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  fault(sentence: string): void {
    this.faults.push(sentence);
  }

  text(name: string): string | undefined {
    this.names.add(name);
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  port(name: string, byDefault: number): number {
    const value = this.text(name);
    if (value === undefined) return byDefault;
    const port = Number(value);
    if (/^\d+$/.test(value) && port <= 65_535) return port;
    this.fault(`${name} must be a port number from 0 to 65535; it is ${JSON.stringify(value)}.`);
    return byDefault;
  }

  flag(name: string, byDefault: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return byDefault;
    if (value === '1' || value === 'true') return true;
    if (value !== '0' && value !== 'false')
      this.fault(`${name} must be 1 or 0; it is ${JSON.stringify(value)}.`);
    return false;
  }

  /** Whether the variable has this value; any other value is an error. */
  word(name: string, word: string): boolean {
    const value = this.text(name);
    if (value !== undefined && value !== word)
      this.fault(`${name} must be ${word}, or not be given; it is ${JSON.stringify(value)}.`);
    return value === word;
  }

  /** In seconds. */
  lifetime(name: string, byDefault: string): number {
    const value = this.text(name) ?? byDefault;
    const [, count, unit] = /^(\d{1,9})([smhd])$/.exec(value) ?? [];
    const seconds = Number(count) * (UNITS[unit as keyof typeof UNITS] ?? Number.NaN);
    if (seconds > 0 && seconds <= LONGEST_LIFETIME) return seconds;
    this.fault(
      `${name} must be a time such as 30s, 15m, 12h or 14d, at most 365d; it is ${JSON.stringify(value)}.`,
    );
    return byDefault === value ? 0 : new EnvironmentReader({}).lifetime(name, byDefault);
  }

  /** A number from 1 to `most`. */
  count(name: string, byDefault: number, most: number): number {
    const value = this.text(name);
    if (value === undefined) return byDefault;
    const count = Number(value);
    if (/^\d+$/.test(value) && count >= 1 && count <= most) return count;
    this.fault(`${name} must be a number from 1 to ${most}; it is ${JSON.stringify(value)}.`);
    return byDefault;
  }

  factor(name: string, byDefault: number): number {
    const value = this.text(name);
    if (value === undefined) return byDefault;
    const factor = Number(value);
    if (factor > 0 && Number.isFinite(factor)) return factor;
    this.fault(`${name} must be a number above 0; it is ${JSON.stringify(value)}.`);
    return byDefault;
  }

  /** The value is not repeated in an error, because URLs may contain passwords. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.fault(`${name} must be an address that begins with ${protocols.map(prefixOf).join(' or ')}.`);
    return undefined;
  }

  /** User names, separated by commas, in lower case. */
  userNames(name: string): string[] {
    const given = (this.text(name) ?? '').toLowerCase().split(',');
    return given.map((one) => one.trim()).filter(Boolean);
  }

  /** Origins, separated by commas. */
  origins(name: string): string[] {
    const given = (this.text(name) ?? '').split(',').map((part) => part.trim());
    return given.flatMap((address) => {
      if (address === '') return [];
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url && /^https?:$/.test(url.protocol)) return [url.origin];
      this.fault(`${name} must be addresses that begin with https:// or http://, with commas between them.`);
      return [];
    });
  }

  /** A private key of the curve P-256: 32 bytes, base64url. */
  privateKey(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || isPrivateKey(value)) return value;
    this.fault(`${name} must be a private key of P-256: 32 bytes, base64url.`);
    return undefined;
  }

  /** The number of reverse proxies, or their addresses and networks, separated by commas; undefined for none. */
  proxies(name: string): TrustedProxies | undefined {
    const value = this.text(name);
    if (value === undefined || value === '0') return undefined;
    if (/^[1-9]$/.test(value)) return Number(value);
    const networks = value.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    this.fault(
      `${name} must be the number of reverse proxies, 0 to 9, or their addresses or networks such as ` +
        `10.0.0.0/8, by commas; it is ${JSON.stringify(value)}.`,
    );
    return undefined;
  }

  secret(name: string, shortest: number): string | undefined {
    const value = this.text(name);
    if (value !== undefined && value.length < shortest) {
      this.fault(`${name} must have at least ${shortest} characters; it has ${value.length}.`);
    }
    return value;
  }

  /** An address, or a name with an address in angle brackets. */
  mailbox(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value))
      return value;
    this.fault(
      `${name} must be an e-mail address, or a name and an address in < >; it is ${JSON.stringify(value)}.`,
    );
    return undefined;
  }
}

function isPrivateKey(value: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(value, 'base64url'));
    return /^[\w-]{43}=?$/.test(value);
  } catch {
    return false;
  }
}

const prefixOf = (protocol: string) => (protocol === 'mailto:' ? protocol : `${protocol}//`);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return longest > 0;
  // A network of all addresses would let any caller forge an address.
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest;
}
