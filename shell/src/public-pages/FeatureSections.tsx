import { t } from '@smart-elevator/shared-ui/language/t';
import head from './FloorHead.module.css';
import styles from './FeatureSections.module.css';
import { features } from './features';

/** The features of the product as floors; each can be opened without a script. */
export function FeatureSections({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className={styles.floors}>
      {features.map(({ number, title, paragraphs }, position) => (
        <details key={number} className={styles.floor} open={position === 0}>
          <summary className={styles.head}>
            <span className={head.number} aria-hidden="true">
              {number}
            </span>
            <Heading className={head.title}>{t(title)}</Heading>
          </summary>
          <div className={styles.body}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
