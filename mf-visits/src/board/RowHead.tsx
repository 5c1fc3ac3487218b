import { linkTo } from '@smart-elevator/shared-api/client/links';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useId, useState } from 'react';
import { pathTo } from '../paths';
import { NOBODY } from './boardState';
import { messages } from './messages';
import styles from './RowHead.module.css';

/** A row of the board. */
export interface BoardRow {
  technician: number;
  name: string;
}

interface RowHeadProps extends BoardRow {
  /** The day that its actions are about, yyyy-mm-dd. */
  day: string;
  /** In a list: the name is a heading. */
  isHeading?: boolean;
}

/** A technician's name, which opens their page, and what else can be done about their day (R1273). */
export function RowHead({ technician, name, day, isHeading = false }: RowHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  const Name = isHeading ? 'h2' : 'span';
  if (technician === NOBODY) return <Name className={styles.personName}>{name}</Name>;
  const page = linkTo('people.technician', { userId: technician });
  const sheet = linkTo('people.technicianDay', { userId: technician, day });
  return (
    <>
      <div className={styles.title}>
        <Name className={styles.personName}>
          <TextLink to={page}>{name}</TextLink>
        </Name>
        <span data-screen-only="">
          <Button
            aria-expanded={isOpen}
            aria-controls={isOpen ? menu : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">•••</span>
            <VisuallyHidden>{messages.actionsOf(name)}</VisuallyHidden>
          </Button>
        </span>
      </div>
      {isOpen ? (
        <ul id={menu} role="list" className={styles.actions} data-screen-only="">
          {sheet ? (
            <li>
              <TextLink to={sheet}>{messages.sendDay}</TextLink>
            </li>
          ) : null}
          {page ? (
            <li>
              <TextLink to={page}>{messages.technicianPage}</TextLink>
            </li>
          ) : null}
          <li>
            <TextLink to={pathTo.spread(technician, day)}>{messages.spread}</TextLink>
          </li>
        </ul>
      ) : null}
    </>
  );
}
