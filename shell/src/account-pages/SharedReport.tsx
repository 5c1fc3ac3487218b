import { useParams } from 'react-router-dom';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { fillPath } from '@smart-elevator/shared-api/contract/endpoint';
import {
  openSharedReport,
  readSharedReport,
} from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import { ExternalLink } from '@smart-elevator/shared-ui/button/ExternalLink';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { PublicFrame } from '../public-pages/PublicFrame';

/** /shared_report/:token: a report that a dealer has sent as a link (R625). For everybody who has the link. */
export function SharedReport() {
  const { token = '' } = useParams();
  const { data, error, retry } = useCall(openSharedReport, { params: { token } });
  return (
    <PublicFrame>
      <Page title={data?.title ?? t('Report')} width="form">
        {data ? (
          <>
            <p>{t('{sender} has sent you this report.', { sender: data.sender })}</p>
            <p>{t('The link works until {day}.', { day: formatDateTime(data.expires_at) })}</p>
            <p>
              <ExternalLink href={fillPath(readSharedReport.path, { token })} kind="primary">
                {t('Open the PDF')}
              </ExternalLink>
            </p>
          </>
        ) : error ? (
          <Failure error={error} onRetry={retry} />
        ) : (
          <Skeleton rows={3} />
        )}
      </Page>
    </PublicFrame>
  );
}

/** 404 for an unknown or revoked link, 410 for one that has expired. */
function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  // Another back end makes no links.
  if (error.failure === 'unsupported')
    return <CallFailure title={t('Report')} error={error} onRetry={onRetry} />;
  if (error.status === 410)
    return (
      <Notice tone="failure" title={t('This link has expired')}>
        {t('Please ask your maintenance company for a new one.')}
      </Notice>
    );
  if (error.status === 404)
    return (
      <Notice tone="failure" title={t('This link does not work')}>
        {t('It is incomplete, or was revoked. Please ask your maintenance company for a new one.')}
      </Notice>
    );
  return (
    <ErrorState
      title={t('The report could not be loaded')}
      hint={error.detail ?? failureMessage(error.failure, error.status)}
      onRetry={onRetry}
    />
  );
}
