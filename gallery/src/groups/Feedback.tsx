import { Button } from '@smart-elevator/shared-ui/button/Button';
import { CountsSkeleton } from '@smart-elevator/shared-ui/charts/CountsWithChart';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Notice, type NoticeTone } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import { GallerySection, GalleryState } from '../GallerySection';
import { HINDI_TEXT, LONG_TEXT } from '../sampleTexts';

const TONES: readonly NoticeTone[] = ['failure', 'success', 'info', 'warning'];

/** Feedback: success, failure, loading, empty states. */
export const Feedback = () => (
  <GallerySection title="Feedback">
    {TONES.map((tone) => (
      <GalleryState key={tone} name={`notice: ${tone}`} wide>
        <Notice tone={tone} title="Three tickets were changed meanwhile" action={<Button>Try again</Button>}>
          {LONG_TEXT}
        </Notice>
      </GalleryState>
    ))}
    <GalleryState name="notice: Hindi, can be dismissed" wide>
      <Notice tone="info" onDismiss={() => undefined}>
        {HINDI_TEXT}
      </Notice>
    </GalleryState>
    <GalleryState name="alerts">
      <Button onClick={() => alertSuccess('Ticket updated successfully !!!')}>Tell a success</Button>
      <Button onClick={() => alertFailure(LONG_TEXT, 'an action')}>Tell a failure</Button>
    </GalleryState>
    <GalleryState name="empty" wide>
      <EmptyState
        title="No tickets yet"
        hint="Tickets appear here as soon as there are any."
        action={<Button kind="primary">Add New Ticket</Button>}
      />
    </GalleryState>
    <GalleryState name="failed" wide>
      <ErrorState title="The tickets could not be loaded" hint={LONG_TEXT} onRetry={() => undefined} />
    </GalleryState>
    <GalleryState name="loading: text">
      <Skeleton rows={3} />
    </GalleryState>
    <GalleryState name="loading: table">
      <Skeleton shape="table" rows={3} />
    </GalleryState>
    <GalleryState name="loading: cards">
      <Skeleton shape="cards" rows={2} />
    </GalleryState>
    <GalleryState name="loading: a form">
      <Skeleton shape="form" rows={2} />
    </GalleryState>
    <GalleryState name="loading: facts">
      <Skeleton shape="facts" rows={3} />
    </GalleryState>
    <GalleryState name="loading: the strip" wide>
      <Skeleton shape="strip" rows={4} />
    </GalleryState>
    <GalleryState name="loading: a calendar" wide>
      <Skeleton shape="calendar" rows={2} />
    </GalleryState>
    <GalleryState name="loading: a chart" wide>
      <Skeleton shape="chart" rows={4} />
    </GalleryState>
    <GalleryState name="loading: counts and their chart" wide>
      <CountsSkeleton rows={3} />
    </GalleryState>
    <GalleryState name="how far">
      <ProgressBar label="Exporting" share={0.4} />
    </GalleryState>
    <GalleryState name="nobody knows how far">
      <ProgressBar label="Waiting for the server" share={undefined} />
    </GalleryState>
  </GallerySection>
);
