import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { useRegistry } from './RegistryContext';
import { t } from '@smart-elevator/shared-ui/language/t';

/** Shown if the registry could not be loaded: the sections are unknown. */
export function RegistryFailure() {
  const { retry } = useRegistry();
  return (
    <ErrorState
      title={t('The sections of the console could not be loaded.')}
      hint={t('The list of installed sections could not be loaded. Please try again in a moment.')}
      onRetry={retry}
    />
  );
}
