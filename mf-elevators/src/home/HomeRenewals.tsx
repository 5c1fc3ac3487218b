import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { messages } from '../amc/messages';
import { RenewalPipeline } from '../renewals/RenewalPipeline';

/** The contracts that end soon, on Home. */
export default function HomeRenewals() {
  return (
    <Panel>
      <RenewalPipeline caption={messages.renewals.title} />
    </Panel>
  );
}
