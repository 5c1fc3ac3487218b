import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';

/** An elevator to edit, as it was when the form was opened: never an older reading, and no newer one takes what was typed. */
export function useElevator(id: string) {
  const { data, updating, error, retry } = useCall(loadElevator, { params: { elevator_id: Number(id) } });
  const [elevator, setElevator] = useState<Elevator>();
  if (!elevator && data && !updating) setElevator(data);
  return { elevator, error, retry };
}
