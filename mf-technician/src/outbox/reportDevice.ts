import { call } from '@smart-elevator/shared-api/client/call';
import { reportDevice as reportCall } from '@smart-elevator/shared-api/contract/devices/endpoints';
import { MAX_NUMBERS } from '@smart-elevator/shared-api/contract/devices/device';
import { deviceOf, listDiscarded, listItems } from './outboxItems';

let told = '';

/**
 * Tells the server what this phone still holds of a user, so that the dealer sees it and a number that is missing is noticed
 * (R1418). Nothing, if it has not changed since the last time. Throws nothing: the next time tells it again.
 */
export async function reportDevice(user_id: number): Promise<void> {
  try {
    const device = await deviceOf(user_id);
    if (!device) return;
    const { device_id, sequence: assigned } = device;
    const isTheirs = (item: { user_id: number }) => item.user_id === user_id;
    const items = (await listItems()).filter(isTheirs);
    const discarded = (await listDiscarded()).filter(isTheirs).map(({ sequence }) => sequence);
    const body = {
      assigned,
      pending: items.map(({ sequence }) => sequence).slice(0, MAX_NUMBERS),
      oldest_pending_at: items[0]?.created_at ?? null,
      discarded: discarded.toSorted((a, b) => a - b).slice(-MAX_NUMBERS),
    };
    const telling = JSON.stringify({ user_id, ...body });
    if (telling === told) return;
    await call(reportCall, { params: { device_id }, body });
    told = telling;
  } catch {
    // The work itself is not concerned.
  }
}
