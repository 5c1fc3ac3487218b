import type { Report } from '@smart-elevator/shared-api/contract/reports/report';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/hidden/VisuallyHidden';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '../messages';

const texts = messages.reports;

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
      title={texts.id(id)}
      facts={[{ term: t('Date'), value: formatDay(report_date) }]}
      actions={
        <>
          <Button kind="link" icon="external" busy={busy} onClick={onView}>
            {texts.view} <VisuallyHidden>{id}</VisuallyHidden>
          </Button>
          <IconButton label={texts.share(id)} icon="share" onClick={onShare} />
        </>
      }
    />
  );
}
