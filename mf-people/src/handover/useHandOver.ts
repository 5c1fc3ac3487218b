import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeList, readWork } from '@smart-elevator/shared-api/contract/people/endpoints';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { messages } from './messages';

/** The work of a technician who leaves, and the technicians who get it; nothing of other people. */
export function useHandOver(user_id: number, isTechnician: boolean) {
  const dealer_id = useDealerId();
  const [isLeaving, setLeaving] = useState(false);
  const work = useCall(readWork, { params: { dealer_id, user_id } }, { enabled: isTechnician && !isLeaving });
  const people = useCall(employeeList, { params: { dealer_id } }, { enabled: isTechnician });
  const [chosen, choose] = useState<readonly string[]>([]);
  const options = selectablePeople(people.data?.results ?? [], [])
    .filter((one) => one.user_id !== user_id)
    .map((one) => ({ value: String(one.user_id), label: personLabel(one) }));
  return {
    work,
    /** Whether the server knows several receivers: one that counts the work does. */
    isOffered: work.error?.failure !== 'unsupported',
    options,
    loading: people.loading,
    chosen,
    choose,
    receivers: chosen.map(Number),
    /** Nothing is counted of a person who is being deleted. */
    leave: () => setLeaving(true),
    /** What happened to `count` tickets, after the call. */
    outcome: (count: number) => {
      const names = chosen.map((id) => options.find(({ value }) => value === id)?.label ?? id);
      return messages.handedOver(count, names.join(', ') || undefined);
    },
  };
}

export type HandOverState = ReturnType<typeof useHandOver>;
