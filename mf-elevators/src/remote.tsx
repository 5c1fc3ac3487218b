import { defineRemote } from '@smart-elevator/federation/remote';
import { paths } from '@smart-elevator/shared-ui/paths';
import { Navigate } from 'react-router-dom';
import { maintenanceVariants } from './maintenance/maintenanceVariants';

/** Elevators and their maintenance, and the 'AMC Tracking' half of Home. */
export default defineRemote({
  routes: [
    {
      path: paths.elevators,
      lazy: async () => ({ Component: (await import('./elevators/ElevatorsPage')).ElevatorsPage }),
    },
    { path: paths.elevatorsList, Component: () => <Navigate to={paths.elevators} replace /> },
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
  ],
  lends: {
    home: {
      order: 20,
      lazy: async () => ({ Component: (await import('./home/AmcTracking')).AmcTracking }),
    },
  },
});
