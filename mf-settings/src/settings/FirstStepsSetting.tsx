import { useNavigate } from 'react-router-dom';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readFirstSteps, skipFirstSteps } from '@smart-elevator/shared-api/contract/home/endpoints';
import { FIRST_STEPS } from '@smart-elevator/shared-api/contract/home/firstSteps';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages } from '../messages';
import { Setting } from './Setting';

const texts = messages.firstSteps;

/** Home with the first steps above the desk, whatever the dealer has (R235). */
const HOME_WITH_STEPS = `${paths.home}?first_steps=shown`;

/** Leads to the first steps that are not done, the skipped ones too (R235); nothing on a back end without them. */
export function FirstStepsSetting() {
  const { data, loading } = useCall(readFirstSteps, {});
  const navigate = useNavigate();
  const { send, sending } = useSendWithAlert(skipFirstSteps, {
    action: 'show first steps',
    done: texts.shown,
    failed: (_, reason) => texts.failed(reason),
    onDone: () => void navigate(HOME_WITH_STEPS),
  });
  if (loading) return <Skeleton rows={2} />;
  if (!data || data.done.length === FIRST_STEPS.length) return null;
  const skipped = data.skipped.filter((step) => !data.done.includes(step));
  return (
    <Setting title={texts.title} hint={texts.hint(data.done.length, FIRST_STEPS.length)}>
      <div>
        {skipped.length > 0 ? (
          <Button busy={sending} onClick={() => void send({ body: { skipped: [] } })}>
            {texts.showSkipped(skipped.length)}
          </Button>
        ) : (
          <LinkButton to={HOME_WITH_STEPS}>{texts.show}</LinkButton>
        )}
      </div>
    </Setting>
  );
}
