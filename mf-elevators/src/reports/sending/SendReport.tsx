import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { sendReport } from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { useState } from 'react';
import { SendDialog, type ReportToSend } from './SendDialog';
import { sendTexts as texts } from './sendTexts';

/** A button that sends a report to the customers (R624): a text, or an icon for an AMC report of a list. */
export function SendReport({ report }: { report: ReportToSend }) {
  const [open, setOpen] = useState(false);
  if (isUnsupported(sendReport)) return null;
  const show = () => setOpen(true);
  return (
    <>
      {report.amc_report === undefined ? (
        <Button icon="mail" onClick={show}>
          {texts.send}
        </Button>
      ) : (
        <IconButton icon="mail" label={texts.sendReport(report.amc_report)} onClick={show} />
      )}
      {open ? <SendDialog report={report} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
