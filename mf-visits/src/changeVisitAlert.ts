import { asApiError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { sendOnce } from '@smart-elevator/shared-api/client/sendOnce';
import { changeVisit, changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { Visit, VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import type { VisitChanges, VisitStateChange } from '@smart-elevator/shared-api/contract/visits/visitInput';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { retryOf } from '@smart-elevator/shared-ui/state/retryOf';
import { visitRefusal } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';

/** Why a change was refused, such as who was first (R1205), in the shown language. */
export function refusalOf(error: ApiError): string {
  const [sentence] = Object.values(error.fields).flat();
  const said = sentence ?? error.detail;
  return said ? visitRefusal(said) : failureMessage(error.failure, error.status);
}

/** Whether the shown visit is no longer the stored one: it is read again. */
export const isOutdated = ({ status }: ApiError): boolean => status === 404 || status === 409;

interface Change {
  visit: Pick<VisitRow, 'visit_id' | 'version' | 'building_name'>;
  /** The message of the success. */
  done: string;
  /** What takes the change back, from the changed visit. */
  undo?: ((saved: Visit) => void) | undefined;
  /** Sends it again: what takes a change back has no button of its own any more. */
  retry?: () => void;
}

/** Shows an alert with the result of a change, and never throws; undefined if it was refused. */
async function withAlert(
  { visit, done, undo, retry }: Change,
  input: { body: object },
  send: (options: { idempotencyKey: string }) => Promise<Visit>,
): Promise<Visit | undefined> {
  const action = `change visit ${visit.visit_id}`;
  try {
    const saved = await sendOnce(action, input, send);
    alertSuccess(done, action, undo && { label: common.undo, onPress: () => undo(saved) });
    return saved;
  } catch (thrown) {
    const error = asApiError(thrown);
    if (error.failure === 'expired') return undefined;
    if (isOutdated(error)) invalidateChangedQueries(changeVisit);
    alertFailure(
      messages.change.failed(visit.building_name, refusalOf(error)),
      action,
      retryOf(error, retry),
    );
    return undefined;
  }
}

/** Changes the plan of a visit. */
export function planVisit(change: Change, body: Omit<VisitChanges, 'version'>): Promise<Visit | undefined> {
  const { visit_id, version } = change.visit;
  const input = { params: { visit_id }, body: { version, ...body } };
  return withAlert(change, input, (options) => call(changeVisit, input, options));
}

/** Changes the state of a visit (R1202). */
export function setVisitState(
  change: Change,
  body: Omit<VisitStateChange, 'version'>,
): Promise<Visit | undefined> {
  const { visit_id, version } = change.visit;
  const input = { params: { visit_id }, body: { version, ...body } };
  return withAlert(change, input, (options) => call(changeVisitState, input, options));
}
