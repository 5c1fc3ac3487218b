import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { SealedNotice } from '@smart-elevator/shared-ui/screens/safety/SealedNotice';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { safetyTexts } from './safetyTexts';

/** Says that a lift is sealed, with the button that removes the seal (R1361). */
export function SealedLift({ elevator }: { elevator: Elevator }) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./UnsealDialog')).UnsealDialog,
  );
  return (
    <>
      <SealedNotice
        at={elevator.sealed_at}
        action={<Button onClick={open}>{safetyTexts.unseal.title}</Button>}
      />
      {Dialog && isOpen ? <Dialog elevator={elevator} onClose={close} /> : null}
    </>
  );
}
