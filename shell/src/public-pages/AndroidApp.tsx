import { Page } from '@smart-elevator/shared-ui/page/Page';
import styles from './Prose.module.css';
import { PublicFrame } from './PublicFrame';

/** /android_app: a note, if the app's page is not configured (ANDROID_APP_URL, R226). */
export function AndroidApp() {
  return (
    <PublicFrame>
      <Page title="Android app" width="form">
        <div className={styles.prose}>
          <p>
            Technicians and customers use the Android companion app. Your dealer tells you where to get it.
          </p>
        </div>
      </Page>
    </PublicFrame>
  );
}
