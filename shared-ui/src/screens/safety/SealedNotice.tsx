import type { ReactNode } from 'react';
import { Notice } from '../../feedback/Notice';
import { formatDateTime } from '../../format/date';
import { t } from '../../language/t';
import { SealedTag } from './SealedTag';

interface SealedNoticeProps {
  /** When the lift was sealed; nothing is shown for one that is not. */
  at: string | null | undefined;
  action?: ReactNode;
}

/** Says on a page that its lift is sealed, and what that means (R1361). */
export const SealedNotice = ({ at, action }: SealedNoticeProps) =>
  at ? (
    <Notice tone="warning" action={action}>
      <p>
        <SealedTag at={at} /> {t('since {time}', { time: formatDateTime(at) })}
      </p>
      <p>{t('The lift must not go back into service without the permit of the inspector.')}</p>
    </Notice>
  ) : null;
