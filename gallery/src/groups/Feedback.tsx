import { Button } from '@smart-elevator/shared-ui/button/Button';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Notice, type NoticeTone } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { Group, State } from '../Shown';
import { HINDI, LONG } from '../words';

const TONES: readonly NoticeTone[] = ['failure', 'success', 'info', 'warning'];

/** What is told: of success, failure, waiting, nothing. */
export const Feedback = () => (
  <Group title="Feedback">
    {TONES.map((tone) => (
      <State key={tone} name={`notice: ${tone}`} wide>
        <Notice tone={tone} title="Three tickets were changed meanwhile" action={<Button>Try again</Button>}>
          {LONG}
        </Notice>
      </State>
    ))}
    <State name="notice: Hindi, can be dismissed" wide>
      <Notice tone="info" onDismiss={() => undefined}>
        {HINDI}
      </Notice>
    </State>
    <State name="alerts">
      <Button onClick={() => alertSuccess('Ticket updated successfully !!!')}>Tell a success</Button>
      <Button onClick={() => alertFailure(LONG, 'an action')}>Tell a failure</Button>
    </State>
    <State name="empty" wide>
      <EmptyState
        title="No tickets yet"
        hint="Tickets appear here as soon as there are any."
        action={<Button kind="primary">Add New Ticket</Button>}
      />
    </State>
    <State name="failed" wide>
      <FailureState title="The tickets could not be loaded" hint={LONG} onRetry={() => undefined} />
    </State>
    <State name="loading: text">
      <Skeleton rows={3} />
    </State>
    <State name="loading: table">
      <Skeleton shape="table" rows={3} />
    </State>
    <State name="loading: cards">
      <Skeleton shape="cards" rows={2} />
    </State>
    <State name="how far">
      <ProgressBar label="Exporting" share={0.4} />
    </State>
    <State name="nobody knows how far">
      <ProgressBar label="Waiting for the server" share={undefined} />
    </State>
  </Group>
);
