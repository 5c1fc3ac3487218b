import type { ReactNode } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { fullName, type Person } from '@smart-elevator/shared-api/contract/people/person';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { DetailPage, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useOrigin, useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { withLineBreaks } from '@smart-elevator/shared-ui/tag/withLineBreaks';
import { useSearchParams } from 'react-router-dom';
import type { PersonKind } from '../personKinds';
import { PersonContact } from './PersonContact';
import styles from './PersonPage.module.css';

interface PersonPageProps {
  kind: PersonKind;
  /** The address of the edit form. */
  edit: (userId: string) => string;
  /** The user name of an address, for a server that does not return it. */
  username?: string | undefined;
  /** Further actions beside Edit. */
  actions?: (person: Person) => ReactNode;
  /** What is below the title. */
  children: (person: Person, username: string) => ReactNode;
}

/** The page of one person, named by `?userId=`. */
export function PersonPage({ kind, edit, username: given = '', actions, children }: PersonPageProps) {
  const [searchParams] = useSearchParams();
  const id = searchParams.get('userId') ?? '';
  const { texts, list } = kind;
  const query = useCall(loadPerson, { params: { user_id: Number(id) } }, { enabled: id !== '' });
  const person = query.data?.data;
  const username = person?.username ?? given;
  // The user name of the address is not shown as a title meanwhile, nor for a person who was deleted (R369).
  const title = person ? fullName(person) || username : texts.one;
  const origin = useOrigin() ?? { title: texts.title, address: list };
  const here = useOriginState(title);
  const back = { to: list, label: texts.edit.back };
  return (
    <DetailPage
      title={title}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: title }]}
      action={
        person && isOfKind(person, kind) ? (
          <>
            {actions?.(person)}
            <LinkButton to={edit(id)} icon="edit" state={here} shortcut={SHORTCUTS.edit}>
              {texts.edit.title}
            </LinkButton>
          </>
        ) : null
      }
      id={id}
      noneChosen={{ title: texts.edit.noneChosen, hint: texts.noneChosenHint, back }}
      notFound={{ title: texts.edit.gone, back }}
      query={query}
      failed={texts.edit.notLoaded}
      rows={3}
    >
      {({ data }) =>
        isOfKind(data, kind) ? (
          children(data, username)
        ) : (
          <MissingState title={texts.edit.otherKind} back={back} />
        )
      }
    </DetailPage>
  );
}

/** If the server does not return the kind, it is not checked. */
const isOfKind = ({ user_type }: Person, kind: PersonKind): boolean =>
  !user_type || user_type === kind.user_type;

interface ContactProps {
  label: string;
  person: Person;
  username: string;
  /** Beside the user name. */
  children?: ReactNode;
}

/** The user name below a full name, and how the person is reached. */
export const ContactSection = ({ label, person, username, children }: ContactProps) => (
  <section className={styles.contact} aria-label={label}>
    {username && fullName(person) ? <p className={styles.username}>{withLineBreaks(username)}</p> : null}
    {children}
    <PersonContact person={person} />
  </section>
);
