import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages as general, failureMessage } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import type { ReportFileError, useReportFile } from './useReportFile';

const texts = messages.reports;

type ReportTroubleProps = { trouble: ReportFileError } & Pick<
  ReturnType<typeof useReportFile>,
  'view' | 'share' | 'dismiss'
>;

/** The reason why a report was not opened or shared, with a link or a retry button. */
export function ReportError({ trouble, view, share, dismiss }: ReportTroubleProps) {
  const { kind, report_id: id } = trouble;
  if (kind === 'blocked')
    return (
      <Notice tone="warning" title={texts.blocked} onDismiss={dismiss}>
        {/* Browsers do not block a link that the user clicks. */}
        <a href={trouble.address} target="_blank" rel="noreferrer" onClick={dismiss}>
          {texts.openAnyway(id)}
        </a>
      </Notice>
    );
  const again = kind === 'notOpened' ? view : share;
  const { status, failure } = trouble.error;
  return (
    <Notice
      tone="failure"
      title={texts[kind](id)}
      action={<Button onClick={() => void again(id)}>{general.retry}</Button>}
      onDismiss={dismiss}
    >
      {status === 404 ? texts.gone : failureMessage(failure, status)}
    </Notice>
  );
}
