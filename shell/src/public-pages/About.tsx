import { Page } from '@smart-elevator/shared-ui/page/Page';
import { t } from '@smart-elevator/shared-ui/language/t';
import { FeatureSections } from './FeatureSections';
import { PublicFrame } from './PublicFrame';

/** /about: the feature sections alone (R221). */
export function About() {
  return (
    <PublicFrame>
      <Page title={t('About')}>
        <FeatureSections heading="h2" />
      </Page>
    </PublicFrame>
  );
}
