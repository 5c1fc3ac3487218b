import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { useDownload } from '@smart-elevator/shared-api/client/useDownload';
import { readAccidentRegister } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { messages } from './messages';

const texts = messages.register;

/** Saves the accident register as a PDF (R1362). */
export function RegisterButton() {
  const { download } = useDownload(readAccidentRegister);
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('@smart-elevator/shared-ui/screens/safety/RecordDialog')).RecordDialog,
  );
  if (isUnsupported(readAccidentRegister)) return null;
  return (
    <>
      <Button icon="report" onClick={open}>
        {texts.title}
      </Button>
      {Dialog && isOpen ? (
        <Dialog
          title={texts.title}
          load={(query) => download({ query }, texts.file(query.from, query.to))}
          onClose={close}
        />
      ) : null}
    </>
  );
}
