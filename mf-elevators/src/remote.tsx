import { defineRemote } from '@smart-elevator/federation/remote';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { Navigate } from 'react-router-dom';
import { paths } from './paths';
import { contractForms } from './amc/contractForms';
import { maintenanceVariants } from './maintenance/maintenanceVariants';

registerTranslations('hi', () => import('./language/hi.json'));

/** Elevators and their maintenance, the 'AMC Tracking' half of Home, and the elevators of a customer. */
export default defineRemote({
  routes: [
    {
      path: paths.elevators,
      lazy: async () => ({ Component: (await import('./elevators/ElevatorsPage')).ElevatorsPage }),
    },
    {
      path: paths.buildings,
      lazy: async () => ({ Component: (await import('./elevators/BuildingsPage')).BuildingsPage }),
    },
    { path: paths.elevatorsList, Component: () => <Navigate to={paths.elevators} replace /> },
    {
      path: paths.elevator,
      lazy: async () => ({ Component: (await import('./page/ElevatorPage')).ElevatorPage }),
    },
    {
      path: paths.amcReports,
      lazy: async () => ({ Component: (await import('./reports/ReportsPage')).ReportsPage }),
    },
    {
      path: paths.addElevator,
      lazy: async () => ({ Component: (await import('./form/AddElevatorPage')).AddElevatorPage }),
    },
    {
      path: paths.editElevator,
      lazy: async () => ({ Component: (await import('./form/EditElevatorPage')).EditElevatorPage }),
    },
    {
      path: paths.adminDashboard,
      lazy: async () => ({ Component: (await import('./dashboard/DashboardPage')).DashboardPage }),
    },
    ...maintenanceVariants.map((variant) => ({
      path: variant.path,
      lazy: async () => {
        const { MaintenancePage } = await import('./maintenance/MaintenancePage');
        return { Component: () => <MaintenancePage variant={variant} /> };
      },
    })),
    {
      path: paths.contracts,
      lazy: async () => ({ Component: (await import('./amc/ContractsPage')).ContractsPage }),
    },
    ...contractForms.map((variant) => ({
      path: variant.path,
      lazy: async () => {
        const { ContractFormPage } = await import('./amc/ContractFormPage');
        return { Component: () => <ContractFormPage variant={variant} /> };
      },
    })),
    {
      path: paths.renewals,
      lazy: async () => ({ Component: (await import('./renewals/RenewalsPage')).RenewalsPage }),
    },
    {
      path: paths.calendar,
      lazy: async () => ({ Component: (await import('./calendar/CalendarPage')).CalendarPage }),
    },
  ],
  extensions: {
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
