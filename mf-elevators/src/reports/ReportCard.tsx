import type { Report } from '@smart-elevator/shared-api/contract/reports/report';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { Hidden } from '@smart-elevator/shared-ui/hidden/Hidden';
import { say } from '@smart-elevator/shared-ui/language/say';
import { messages } from '../messages';

const said = messages.reports;

interface ReportCardProps {
  report: Report;
  busy: boolean;
  onView: () => void;
  onShare: () => void;
}

/** An AMC report of /view_amc_report (R601). */
export function ReportCard({ report, busy, onView, onShare }: ReportCardProps) {
  const { report_id: id, report_date } = report;
  return (
    <Card
      title={said.id(id)}
      facts={[{ term: say('Date'), value: formatDay(report_date) }]}
      actions={
        <>
          <Button kind="link" icon="external" busy={busy} onClick={onView}>
            {said.view} <Hidden>{id}</Hidden>
          </Button>
          <IconButton label={said.share(id)} icon="share" onClick={onShare} />
        </>
      }
    />
  );
}
