import { Navigate } from 'react-router-dom';
import { defineRemote } from '@smart-elevator/federation/remote';
import { paths } from '@smart-elevator/shared-ui/paths';

const ToList = () => <Navigate to={paths.customFieldsList} replace />;

/** Custom fields of tickets and AMC reports. */
export default defineRemote({
  routes: [
    {
      path: paths.customFieldsList,
      lazy: async () => ({ Component: (await import('./list/CustomFieldsPage')).CustomFieldsPage }),
    },
    // Until fields can be built here, their list is what there is to see.
    { path: paths.customFieldsFor, Component: ToList },
  ],
});
