import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { answerChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import {
  resultOf,
  type CheckAnswer,
  type LiftChecks,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useEffect, useRef, useState } from 'react';
import { isOutdated, refusalOf } from '../changeVisitAlert';
import { checkMessages } from './checkMessages';

/**
 * The answers of a lift: each is shown at once and sent after the one before. What somebody else has answered first is said, and the
 * items are read again (R1254).
 */
export function useCheckAnswers(visit_id: number, read: LiftChecks) {
  const [stored, setStored] = useState<LiftChecks>();
  const [given, setGiven] = useState<ReadonlyMap<number, CheckAnswer>>(new Map());
  const sending = useRef<Promise<void>>(Promise.resolve());
  const seen = useRef(read);
  const newest = stored && stored.version > read.version ? { ...read, ...stored } : read;
  // Photos and tickets do not change the version: they are those that were read last.
  const photosOf = new Map(read.items.map((one) => [one.item, one]));

  const forget = (answer: CheckAnswer) =>
    setGiven((known) =>
      known.get(answer.item) === answer
        ? new Map([...known].filter(([item]) => item !== answer.item))
        : known,
    );

  async function send(answer: CheckAnswer): Promise<void> {
    const { elevator_id, version, checklist_version } = seen.current;
    const action = `answer ${visit_id}`;
    try {
      const saved = await call(answerChecks, {
        params: { visit_id, elevator_id },
        body: { version, checklist_version, answers: [answer] },
      });
      seen.current = saved;
      setStored(saved);
      dismissFailures(action);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.failure === 'expired') return;
      if (isOutdated(error)) invalidateChangedQueries(answerChecks);
      alertFailure(checkMessages.notStored(refusalOf(error)), action);
    } finally {
      forget(answer);
    }
  }

  useEffect(() => {
    if (read.version >= seen.current.version) seen.current = read;
  }, [read]);

  return {
    lift: {
      ...newest,
      items: newest.items.map((item) => {
        const { photos = item.photos, ticket_id = null, ticket_key = null } = photosOf.get(item.item) ?? {};
        const answer = given.get(item.item);
        return { ...item, photos, ticket_id, ticket_key, ...(answer ? resultOf(item, answer) : {}) };
      }),
    },
    answer: (chosen: CheckAnswer) => {
      // The server finds an item by its text where the list was changed since.
      const answer = { ...chosen, text: newest.items.find(({ item }) => item === chosen.item)?.text };
      setGiven((known) => new Map([...known, [answer.item, answer]]));
      sending.current = sending.current.then(() => send(answer));
    },
  };
}
