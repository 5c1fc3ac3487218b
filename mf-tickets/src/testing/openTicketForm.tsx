import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { TicketFormPage } from '../forms/TicketFormPage';
import { ticketForms } from '../forms/ticketForms';
import { BackLink } from '../lists/TicketListPage';

function Elsewhere() {
  return (
    <>
      <p>elsewhere: {useLocation().pathname}</p>
      <BackLink />
    </>
  );
}

/** Opens a ticket form at an address, as the signed-in dealer. */
export function openTicketForm(address: string) {
  signedIn();
  const routes = ticketForms.map((form) => ({
    path: form.path,
    element: <TicketFormPage key={form.path} form={form} />,
  }));
  const view = renderRoutes([...routes, { path: '*', element: <Elsewhere /> }], address);
  const choose = async (label: string, option: string) => {
    await view.user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
    await view.user.click(await screen.findByTitle(option));
  };
  const setDay = async (label: string, day: string) => {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await view.user.clear(field);
    await view.user.type(field, `${day}{Enter}`);
  };
  const openMore = () => view.user.click(screen.getByRole('button', { name: 'More' }));
  return { ...view, choose, setDay, openMore };
}
