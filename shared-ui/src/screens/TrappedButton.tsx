import { linkTo } from '@smart-elevator/shared-api/client/links';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { useNavigate } from 'react-router-dom';
import { Button } from '../button/Button';
import { t } from '../language/t';
import { openAlarmReport, type ReportedLift } from '../state/alarmReport';

/** Reports that a person is trapped (R1350): in the dialog of the console, else in the form of a call. */
export function useReportTrapped(): (lift?: ReportedLift) => void {
  const navigate = useNavigate();
  return (lift = {}) => {
    if (openAlarmReport(lift)) return;
    const call = linkTo('tickets.newCall');
    if (call) void navigate(withQuery(call, { trapped: '1' }));
  };
}

/** The button of a page that reports that a person is trapped (R1350). */
export function TrappedButton({ lift }: { lift?: ReportedLift }) {
  const report = useReportTrapped();
  return (
    <Button kind="danger" icon="warning" onClick={() => report(lift)}>
      {t('Passenger trapped')}
    </Button>
  );
}
