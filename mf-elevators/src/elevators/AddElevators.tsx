import { linkTo } from '@smart-elevator/shared-api/client/links';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { messages } from '../messages';
import { paths } from '../paths';

const { emptyList: texts, add } = messages;

/** The upload of a file with customers and elevators, if the remote of the people is deployed. */
export function ImportLink() {
  const customers = linkTo('people.customers');
  return customers === undefined ? null : (
    <LinkButton to={customers} icon="upload">
      {texts.import}
    </LinkButton>
  );
}

/** The ways to the first elevators, for a list that has no link of its own to add one. */
export const AddElevators = () => (
  <>
    <LinkButton to={paths.addElevator} kind="primary" icon="plus">
      {add.title}
    </LinkButton>
    <ImportLink />
  </>
);
