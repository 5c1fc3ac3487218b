import { defineRemote, lazyRoute } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { Navigate } from 'react-router-dom';
import { paths } from './paths';
import type { ContractFormKind } from './amc/contractForms';
import { maintenanceVariants } from './maintenance/maintenanceVariants';

registerTranslations('hi', () => import('./language/hi.json'));

const contractForm = (path: string, kind: ContractFormKind) =>
  lazyRoute(path, async () => {
    const { ContractFormPage } = await import('./amc/ContractFormPage');
    return () => <ContractFormPage kind={kind} />;
  });

/** Elevators and their maintenance, the 'AMC Tracking' half of Home, and the elevators of a customer. */
export default defineRemote({
  routes: [
    lazyRoute(paths.elevators, async () => (await import('./elevators/ElevatorsPage')).ElevatorsPage),
    lazyRoute(paths.buildings, async () => (await import('./buildings/BuildingsPage')).BuildingsPage),
    { path: paths.elevatorsList, Component: () => <Navigate to={paths.elevators} replace /> },
    lazyRoute(paths.elevator, async () => (await import('./page/ElevatorPage')).ElevatorPage),
    lazyRoute(paths.amcReports, async () => (await import('./reports/ReportsPage')).ReportsPage),
    lazyRoute(paths.yearReport, async () => (await import('./reports/YearReportPage')).YearReportPage),
    lazyRoute(paths.addElevator, async () => (await import('./form/AddElevatorPage')).AddElevatorPage),
    lazyRoute(paths.editElevator, async () => (await import('./form/EditElevatorPage')).EditElevatorPage),
    lazyRoute(paths.adminDashboard, async () => (await import('./dashboard/DashboardPage')).DashboardPage),
    ...maintenanceVariants.map((variant) =>
      lazyRoute(variant.path, async () => {
        const { MaintenancePage } = await import('./maintenance/MaintenancePage');
        return () => <MaintenancePage variant={variant} />;
      }),
    ),
    lazyRoute(paths.contracts, async () => (await import('./amc/ContractsPage')).ContractsPage),
    contractForm(paths.addContract, 'add'),
    contractForm(paths.editContract, 'edit'),
    contractForm(paths.renewContract, 'renew'),
    lazyRoute(paths.renewals, async () => (await import('./renewals/RenewalsPage')).RenewalsPage),
    lazyRoute(paths.receivables, async () => (await import('./money/ReceivablesPage')).ReceivablesPage),
    lazyRoute(paths.calendar, async () => (await import('./calendar/CalendarPage')).CalendarPage),
  ],
  extensions: {
    desk: {
      order: 20,
      lazy: async () => ({ Component: (await import('./desk/DeskContracts')).DeskContracts }),
    },
    home: {
      order: 20,
      lazy: async () => ({ Component: (await import(/* webpackMode: "eager" */ './home/AmcHome')).AmcHome }),
    },
    customerElevators: {
      order: 10,
      lazy: async () => ({ Component: (await import('./customer/CustomerElevators')).CustomerElevators }),
    },
  },
  search: { lazy: () => import('./searchKinds') },
});
