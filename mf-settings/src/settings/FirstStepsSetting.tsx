import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readFirstSteps, skipFirstSteps } from '@smart-elevator/shared-api/contract/home/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages } from '../messages';
import { Setting } from './Setting';

const texts = messages.firstSteps;

/** Shows the skipped first steps on Home again (R235); nothing if none is skipped, and on a back end without them. */
export function FirstStepsSetting() {
  const { data } = useCall(readFirstSteps, {});
  const { send, sending } = useSendWithAlert(skipFirstSteps, {
    action: 'show first steps',
    done: texts.shown,
    failed: (_, reason) => texts.failed(reason),
  });
  const skipped = data?.skipped.filter((step) => !data.done.includes(step)) ?? [];
  if (skipped.length === 0) return null;
  return (
    <Setting title={texts.title} hint={texts.hint(skipped.length)}>
      <div>
        <Button busy={sending} onClick={() => void send({ body: { skipped: [] } })}>
          {texts.show}
        </Button>
      </div>
    </Setting>
  );
}
