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

/** Why a report was not opened or shared, and the way to have it all the same. */
export function ReportError({ trouble, view, share, dismiss }: ReportTroubleProps) {
  const { kind, report_id: id } = trouble;
  if (kind === 'blocked')
    return (
      <Notice tone="warning" title={texts.blocked} onDismiss={dismiss}>
        {/* A link that the dealer presses is not blocked. */}
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
      {status === 404 ? texts.gone : failureMessage(failure)}
    </Notice>
  );
}
