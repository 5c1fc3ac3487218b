import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';

/**
 * Puts the answer of an item into what the screens have read: they would show the former values until they are fetched, and longer
 * when the network is gone again (R1416).
 */
export function storeReply(domain: string, idName: string, reply: unknown): void {
  if (!isRecord(reply) || !idName.endsWith('_id') || reply[idName] === undefined) return;
  queryClient.setQueriesData({ queryKey: [domain] }, (data: unknown) => replaced(data, idName, reply));
}

/** The same data with the values of `reply` in every record of the same id. */
function replaced(data: unknown, idName: string, reply: Record<string, unknown>): unknown {
  if (Array.isArray(data)) return data.map((one: unknown) => replaced(one, idName, reply));
  if (!isRecord(data)) return data;
  const isSame = data[idName] === reply[idName];
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isSame && Object.hasOwn(reply, name) ? reply[name] : replaced(value, idName, reply),
    ]),
  );
}
