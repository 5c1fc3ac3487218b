import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { paths } from '../paths';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';

const texts = messages.activity;

/** The link to the activity log. */
export const ActivitySetting = () => (
  <Setting title={texts.title} hint={texts.hint}>
    <div>
      <LinkButton to={paths.activity}>{texts.show}</LinkButton>
    </div>
  </Setting>
);
