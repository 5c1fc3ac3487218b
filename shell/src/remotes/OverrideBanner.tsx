import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { say } from '@smart-elevator/shared-ui/language/say';
import { forgetOverrides, overrides } from './overrides';

/** Says which remotes come from this machine, with the way back to what is deployed. */
export function OverrideBanner() {
  const names = Object.keys(overrides());
  if (names.length === 0) return null;
  const reset = () => {
    forgetOverrides();
    window.location.reload();
  };
  return (
    <Notice tone="warning" action={<Button onClick={reset}>{say('Use what is deployed')}</Button>}>
      {say('From this machine, and not as deployed: {names}.', { names: names.join(', ') })}
    </Notice>
  );
}
