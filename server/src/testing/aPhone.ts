import { randomUUID } from 'node:crypto';
import type { SignedIn } from './signedInCalls';

/** What a phone reports that has sent everything but the last thing. */
export const A_REPORT = { assigned: 1, pending: [1], discarded: [] };

/** A phone that has reported. */
export async function aPhone({ inject }: SignedIn): Promise<{ device_id: string }> {
  const device_id = randomUUID();
  await inject({ method: 'PUT', url: `/api/devices/${device_id}/`, payload: A_REPORT });
  return { device_id };
}
