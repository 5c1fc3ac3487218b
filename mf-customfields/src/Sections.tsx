import { useCall } from '@smart-elevator/shared-api/client/useCall';
import {
  FIELD_FORMATS,
  TRACKER_VALUES,
  type Tracker,
} from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from './messages';
import { pathTo } from './paths';
import styles from './Sections.module.css';

/** Both sections side by side, each with its fields and the link to its builder (R717). */
export const Sections = () => (
  <div className={styles.sections}>
    <RevealInOrder sideBySide>
      {TRACKER_VALUES.map((tracker) => (
        <Section key={tracker} tracker={tracker} />
      ))}
    </RevealInOrder>
  </div>
);

function Section({ tracker }: { tracker: Tracker }) {
  const query = useCall(customFieldsByType, { params: { tracker } });
  const texts = messages.overview[tracker];
  return (
    <Panel
      title={texts.title}
      action={<LinkButton to={pathTo.customFields(tracker)}>{texts.build}</LinkButton>}
    >
      <Loaded query={query} failed={messages.failed} rows={3}>
        {(fields) =>
          fields.length === 0 ? (
            <p className={styles.format}>{messages.builder.none}</p>
          ) : (
            <ul role="list">
              {fields.map(({ id, name, format, is_required }) => (
                <li key={id} className={styles.field}>
                  <TextLink to={pathTo.customFields(tracker, id)}>{name}</TextLink>
                  <span className={styles.format}>
                    {[
                      t(FIELD_FORMATS[format] ?? format),
                      ...(is_required ? [messages.fields.is_required] : []),
                    ].join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
