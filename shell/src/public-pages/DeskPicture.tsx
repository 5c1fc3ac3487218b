import { currentLanguage } from '@smart-elevator/shared-ui/language/language';
import { t } from '@smart-elevator/shared-ui/language/t';
import { LOADED_ATTRIBUTE, PICTURE_ATTRIBUTE } from './pageAttributes';
import styles from './DeskPicture.module.css';

/** The sizes of the pictures, px; `npm run pictures -- --landing` takes them. */
const WIDE = { width: 1120, height: 720 };
const PHONE = { width: 720, height: 1120 };

const show = ({ currentTarget }: { currentTarget: HTMLImageElement }) =>
  currentTarget.setAttribute(LOADED_ATTRIBUTE, '');

/** Home of the demonstration dealer, in the shown language; on phones as phones show it. */
export function DeskPicture() {
  const file = (form: string) => `/desk-${form}-${currentLanguage()}.webp`;
  return (
    <picture className={styles.picture} {...{ [PICTURE_ATTRIBUTE]: '' }}>
      <source media="(width >= 64rem)" srcSet={file('wide')} {...WIDE} />
      <img
        src={file('phone')}
        {...PHONE}
        alt={t('Home of the console: what needs somebody now, and the day of each technician.')}
        // The words come first; the picture appears when it is whole.
        fetchPriority="low"
        decoding="async"
        onLoad={show}
        onError={show}
      />
    </picture>
  );
}
