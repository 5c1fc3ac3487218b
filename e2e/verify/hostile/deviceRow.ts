import { randomUUID } from 'node:crypto';
import type { HostileFixture, Member } from './HostileFixture';

/** A phone that has reported. */
export async function deviceRow(fixture: HostileFixture, owner: Member): Promise<{ device_id: string }> {
  const device_id = randomUUID();
  const report = { assigned: 1, pending: [1], discarded: [] };
  await fixture.done('PUT', `/api/devices/${device_id}/`, report, owner);
  return { device_id };
}
