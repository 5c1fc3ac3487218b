import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readReportLetter } from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import type { SentReport } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import styles from '../../money/RemindDialog.module.css';
import { sendTexts as texts } from './sendTexts';

/** The subject and the text of a mail with a report, as it will be sent. */
export function LetterPreview({ query }: { query: SentReport }) {
  const letter = useCall(readReportLetter, { query });
  return (
    <section aria-label={texts.mail} className={styles.letter}>
      <Loaded query={letter} failed={texts.notLoaded} rows={3}>
        {({ subject, text }) => (
          <>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className={styles.text}>{text.trim()}</p>
          </>
        )}
      </Loaded>
    </section>
  );
}
