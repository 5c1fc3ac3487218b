import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { FileOwner } from '@smart-elevator/shared-api/contract/files/storedFile';
import { Suspense } from 'react';
import { lazyPart } from '../../feedback/lazyPart';
import { Skeleton } from '../../feedback/Skeleton';
import { t } from '../../language/t';
import { Section } from '../../page/Section';

export const Files = lazyPart(async () => (await import('./Files')).Files);

interface FilesPanelProps {
  owner: FileOwner;
  owner_id: number;
}

/** The photos and documents of an owner, as a part of its page; nothing where the server has no files. */
export function FilesPanel(props: FilesPanelProps) {
  if (isUnsupported(listFiles)) return null;
  return (
    <Section title={t('Photos and documents')}>
      <Suspense fallback={<Skeleton rows={3} />}>
        <Files key={`${props.owner} ${props.owner_id}`} {...props} />
      </Suspense>
    </Section>
  );
}
