import { currentLanguage } from '@smart-elevator/shared-ui/language/language';
import { t } from '@smart-elevator/shared-ui/language/t';
import styles from './DeskPicture.module.css';

/** The sizes of the pictures, px; `npm run pictures -- --landing` takes them. */
const WIDE = { width: 1120, height: 720 };
const PHONE = { width: 720, height: 1120 };

/** Home of the demonstration dealer, in the shown language; on phones as phones show it. */
export function DeskPicture() {
  const file = (form: string) => `/desk-${form}-${currentLanguage()}.webp`;
  return (
    <picture className={styles.picture}>
      <source media="(width >= 64rem)" srcSet={file('wide')} {...WIDE} />
      <img
        src={file('phone')}
        {...PHONE}
        alt={t('Home of the console: what needs somebody now, and the day of each technician.')}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
