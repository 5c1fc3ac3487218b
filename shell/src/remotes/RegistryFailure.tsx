import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { useRegistry } from './RegistryContext';
import { say } from '@smart-elevator/shared-ui/language/say';

/** The registry could not be had: which sections there are is not known. */
export function RegistryFailure() {
  const { retry } = useRegistry();
  return (
    <FailureState
      title={say('The sections of the console could not be loaded.')}
      hint={say(
        'The list of what is installed did not come, or could not be read. Please try again in a moment.',
      )}
      onRetry={retry}
    />
  );
}
