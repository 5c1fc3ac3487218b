import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { originOf } from '@smart-elevator/shared-ui/state/origin';
import styles from './BackLink.module.css';

/** After saving: a link to the list that the dealer came from, if it is another one (R336). */
export function BackLink() {
  const { state, pathname, search } = useLocation();
  const origin = originOf(state);
  if (!origin || origin.address === pathname + search) return null;
  return (
    <div className={styles.way}>
      <LinkButton to={origin.address} icon="chevron-left">
        {messages.backTo(origin.title)}
      </LinkButton>
    </div>
  );
}
