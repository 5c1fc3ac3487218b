import type { ReactNode } from 'react';
import { Notice } from '../../feedback/Notice';
import { formatDateTime } from '../../format/date';
import { t } from '../../language/t';
import { Tag } from '../../tag/Tag';
import { sealedTag } from './SealedTag';

interface SealedNoticeProps {
  /** When the lift was sealed; nothing is shown for one that is not. */
  at: string | null | undefined;
  action?: ReactNode;
}

/** Says on a page that its lift is sealed, and what that means (R1361). */
export function SealedNotice({ at, action }: SealedNoticeProps) {
  if (!at) return null;
  const { text, ...looks } = sealedTag();
  return (
    <Notice tone="warning" action={action}>
      <p>
        <Tag {...looks}>{text}</Tag> {t('since {time}', { time: formatDateTime(at) })}
      </p>
      <p>{t('The lift must not go back into service without the permit of the inspector.')}</p>
    </Notice>
  );
}
