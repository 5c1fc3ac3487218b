import { useDownload } from '@smart-elevator/shared-api/client/useDownload';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { readLogbook } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { safetyTexts as texts } from './safetyTexts';

/** Saves the logbook of a lift as a PDF (R1362). */
export function LogbookButton({
  elevator: { elevator_id, elevator_name },
}: {
  elevator: Pick<Elevator, 'elevator_id' | 'elevator_name'>;
}) {
  const { download } = useDownload(readLogbook);
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('@smart-elevator/shared-ui/screens/safety/RecordDialog')).RecordDialog,
  );
  if (isUnsupported(readLogbook)) return null;
  return (
    <>
      <Button icon="report" onClick={open}>
        {texts.logbook}
      </Button>
      {Dialog && isOpen ? (
        <Dialog
          title={texts.logbook}
          load={(query) =>
            download(
              { params: { elevator_id }, query },
              texts.logbookFile(elevator_name, query.from, query.to),
            )
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}
