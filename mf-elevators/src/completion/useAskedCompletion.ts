import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Asks for the day of a completion if the address says so (`pathTo.completeElevator`), once. */
export function useAskedCompletion(
  elevator: Elevator | undefined,
  ask: (elevators: readonly Elevator[]) => void,
): void {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('complete');
  const begin = useEffectEvent((loaded: Elevator) => {
    const rest = new URLSearchParams(params);
    rest.delete('complete');
    setParams(rest, { replace: true, state });
    if (loaded.main_state !== 'Completed') ask([loaded]);
  });
  useEffect(() => {
    if (isAsked && elevator) begin(elevator);
  }, [isAsked, elevator]);
}
