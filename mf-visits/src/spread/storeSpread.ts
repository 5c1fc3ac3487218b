import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import type { SpreadChange, VisitMove } from '@smart-elevator/shared-api/contract/visits/spread';
import { spreadDay } from '@smart-elevator/shared-api/contract/visits/spreadEndpoints';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { retryOf } from '@smart-elevator/shared-ui/state/retryOf';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { sendOnce } from '@smart-elevator/shared-api/client/sendOnce';
import { isOutdated, refusalOf } from '../changeVisitAlert';
import { messages } from './messages';

const ACTION = 'spread visits';

const idsOf = (people: SpreadChange['technicians']) => people.map(({ user_id }) => user_id);

/**
 * Stores what the preview shows, in one change, and calls `onStored`; the alert can undo it (R1235). Without an answer it can be tried
 * again there: the preview may show already that nothing is left.
 */
export async function storeSpread(changes: readonly SpreadChange[], onStored: () => void): Promise<void> {
  const before = new Map(changes.map((change) => [change.visit_id, change]));
  const moved = await send(
    changes.map(({ visit_id, version, to_day, next_technicians }) => ({
      ...{ visit_id, version },
      planned_day: to_day,
      technician_ids: idsOf(next_technicians),
    })),
    () => void storeSpread(changes, onStored),
  );
  if (!moved) return;
  const undo = async () => {
    const back = await send(
      moved.flatMap(({ visit_id, version }) => {
        const was = before.get(visit_id);
        return was
          ? [{ visit_id, version, planned_day: was.from_day, technician_ids: idsOf(was.technicians) }]
          : [];
      }),
      () => void undo(),
    );
    if (back) alertSuccess(messages.undone(back.length), ACTION);
  };
  alertSuccess(messages.done(moved.length), ACTION, { label: common.undo, onPress: () => void undo() });
  onStored();
}

async function send(moves: VisitMove[], retry: () => void): Promise<VisitMove[] | undefined> {
  try {
    const input = { body: { moves } };
    return (await sendOnce(ACTION, input, (options) => call(spreadDay, input, options))).moves;
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.failure === 'expired') return undefined;
    if (isOutdated(error)) invalidateChangedQueries(spreadDay);
    // Without an answer nobody knows whether they were moved: sent again, they are moved once.
    alertFailure(
      error.failure === 'offline' ? refusalOf(error) : messages.notDone(refusalOf(error)),
      ACTION,
      retryOf(error, retry),
    );
    return undefined;
  }
}
