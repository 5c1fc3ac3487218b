import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Floors } from './Floors';
import { PublicFrame } from './PublicFrame';

/** /about: the feature sections alone (R221). */
export function About() {
  return (
    <PublicFrame>
      <Page title="About">
        <Floors heading="h2" />
      </Page>
    </PublicFrame>
  );
}
