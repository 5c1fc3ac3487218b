import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The screen of a remote that its team has switched off. */
export function DisabledRemote({ title }: { title: string }) {
  return (
    <EmptyState
      title={t('{title}: switched off for now.', { title })}
      hint={t('The rest of the console works.')}
    />
  );
}
