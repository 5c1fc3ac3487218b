import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { paths } from '../paths';

/** The next step where there are no tickets (R267). */
export const FirstTicket = () => (
  <LinkButton to={paths.newCall} kind="primary" icon="plus">
    {t('New ticket')}
  </LinkButton>
);
