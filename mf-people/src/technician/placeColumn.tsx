import { linkTo } from '@smart-elevator/shared-api/client/links';
import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import type { TechnicianSite } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from './messages';

const { columns: titles } = messages;

/** The elevator with a link to its page, and the building. */
export const placeColumn = <
  Row extends Pick<TechnicianSite, 'elevator_id' | 'elevator_name' | 'building_name'>,
>(): Column<Row> => ({
  key: 'place',
  title: titles.place,
  inCard: 'line',
  render: ({ elevator_id, elevator_name, building_name }) => (
    <>
      <TextLink to={linkTo('elevators.page', { elevatorId: elevator_id })}>{elevator_name}</TextLink>
      <CellDetail>{building_name}</CellDetail>
    </>
  ),
});

/** The elevator, the building and the address, all of it: they are read at the wheel. */
export const siteColumn = <Row extends TechnicianSite>(): Column<Row> => ({
  ...placeColumn<Row>(),
  key: 'site',
  render: ({ elevator_id, elevator_name, building_name, elevator_address }) => (
    <>
      <TextLink to={linkTo('elevators.page', { elevatorId: elevator_id })}>{elevator_name}</TextLink>
      {building_name ? ` · ${building_name}` : null}
      <div>{elevator_address}</div>
    </>
  ),
});

/** The customer, and the number to call. */
export const customerColumn = <Row extends TechnicianSite>(): Column<Row> => ({
  key: 'customer',
  title: titles.customer,
  inCard: 'foot',
  render: ({ customer_name, customer_full_name, customer_phone }) => {
    const name = customer_full_name ?? customer_name ?? '';
    return (
      <>
        {name}
        {customer_phone ? (
          <div>
            <PhoneLink name={name} number={customer_phone} href={phoneLink(customer_phone)} />
          </div>
        ) : null}
      </>
    );
  },
});
