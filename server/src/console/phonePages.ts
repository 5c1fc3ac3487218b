import type { FastifyReply } from 'fastify';

/** Whether an address, without its first slash, is one of technicians (ADR-148). */
export const isPhonePage = (wanted: string): boolean => /^my_work(\/|$)/i.test(wanted);

/**
 * Allows a page of technicians what no other page may: to ask where the phone is (R1442), and to compile the WebAssembly that reads codes
 * where the browser cannot (R1401), which is fetched from where its remote is.
 */
export function allowPhone(reply: FastifyReply, remoteOrigins: readonly string[]): void {
  const permissions = String(reply.getHeader('permissions-policy') ?? '');
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.headers({
    'permissions-policy': permissions.replace('geolocation=()', 'geolocation=(self)'),
    'content-security-policy': policy
      .replace(/script-src [^;]+/, "$& 'wasm-unsafe-eval'")
      .replace(/connect-src [^;]+/, (rule) => [rule, ...remoteOrigins].join(' ')),
  });
}
