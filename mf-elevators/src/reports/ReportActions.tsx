import type { Report } from '@smart-elevator/shared-api/contract/reports/report';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { currentLanguage } from '@smart-elevator/shared-ui/language/language';
import { messages } from '../messages';
import { reportLanguageOf } from '@smart-elevator/shared-api/contract/reports/societyReport';
import { SendReport } from './sending/SendReport';
import type { useReportFile } from './useReportFile';

const texts = messages.reports;

interface ReportActionsProps {
  id: Report['report_id'];
  file: Pick<ReturnType<typeof useReportFile>, 'view' | 'share' | 'isLoading'>;
}

/** Opens, shares and sends an AMC report (R603, R604, R624). */
export const ReportActions = ({ id, file }: ReportActionsProps) => (
  <>
    <Button kind="link" icon="external" busy={file.isLoading(id)} onClick={() => void file.view(id)}>
      {texts.view} <VisuallyHidden>{id}</VisuallyHidden>
    </Button>
    <IconButton label={texts.share(id)} icon="share" onClick={() => void file.share(id)} />
    <SendReport report={{ amc_report: id, language: reportLanguageOf(currentLanguage()) }} />
  </>
);
