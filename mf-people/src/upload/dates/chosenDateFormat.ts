import { call } from '@smart-elevator/shared-api/client/call';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';

/**
 * The date format that the dealer has chosen in Settings; null if none was chosen. On a back end that does not store
 * it, this browser knows only a choice that is not the default.
 */
export async function chosenDateFormat(signal: AbortSignal): Promise<DateFormat | null> {
  const here = currentDateFormat();
  const local = here === 'DD/MM/YYYY' ? here : null;
  try {
    return (await call(readAppearance, {}, { signal })).date_format ?? local;
  } catch {
    signal.throwIfAborted();
    return local;
  }
}
