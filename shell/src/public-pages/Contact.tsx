import { Page } from '@smart-elevator/shared-ui/page/Page';
import styles from './Prose.module.css';
import { PublicFrame } from './PublicFrame';

/** /contact: the console's own note, if no page of the company is configured (CONTACT_URL, R226). */
export function Contact() {
  return (
    <PublicFrame>
      <Page title="Contact" width="form">
        <div className={styles.prose}>
          <p>Please contact the person who gave you the address of this console; they run it for you.</p>
          <p>Technicians and customers: please ask your dealer.</p>
        </div>
      </Page>
    </PublicFrame>
  );
}
