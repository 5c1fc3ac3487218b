import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { useRegistry } from './RegistryContext';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The registry could not be had: which sections there are is not known. */
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
