import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { ACTIVITY_PATH } from './activityPath';

const texts = messages.activity;

/** The way to the activity log. */
export const ActivitySetting = () => (
  <Setting title={texts.title} hint={texts.hint}>
    <div>
      <LinkButton to={ACTIVITY_PATH}>{texts.show}</LinkButton>
    </div>
  </Setting>
);
