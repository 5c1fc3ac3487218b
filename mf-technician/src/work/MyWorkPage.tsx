import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from '../messages';
import { UnsentStrip } from '../unsent/UnsentStrip';
import { VisitsToday } from './VisitsToday';

/** /my_work: what a technician does today (R1410). */
export function MyWorkPage() {
  return (
    <Page title={messages.title}>
      <UnsentStrip />
      <VisitsToday />
    </Page>
  );
}
