import { sendRaw } from '@smart-elevator/shared-api/client/call';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { rowsOf } from '@smart-elevator/shared-api/contract/list';

/** How long the preview waits for them, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * The names, in lower case, of the dealer's existing elevators. Empty if they cannot be fetched: the preview then
 * finds fewer conflicts, and the server reports them later.
 */
export async function fetchElevatorNames(signal: AbortSignal): Promise<ReadonlySet<string>> {
  try {
    const rows =
      rowsOf(
        await sendRaw(
          elevatorChoices,
          {},
          { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) },
        ),
      ) ?? [];
    return new Set(rows.flatMap((row) => nameOf(row)));
  } catch {
    signal.throwIfAborted();
    return new Set();
  }
}

function nameOf(row: unknown): string[] {
  if (row === null || typeof row !== 'object' || !('elevator_name' in row)) return [];
  return typeof row.elevator_name === 'string' ? [row.elevator_name.toLowerCase()] : [];
}
