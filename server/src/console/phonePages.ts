import type { FastifyReply } from 'fastify';

/** Whether an address, without its first slash, is one of technicians (ADR-148). */
export const isPhonePage = (wanted: string): boolean => /^my_work(\/|$)/i.test(wanted);

/** Allows a page of technicians what no other page may: to ask where the phone is (R1442). */
export function allowPhone(reply: FastifyReply): void {
  const permissions = String(reply.getHeader('permissions-policy') ?? '');
  void reply.header('permissions-policy', permissions.replace('geolocation=()', 'geolocation=(self)'));
}
