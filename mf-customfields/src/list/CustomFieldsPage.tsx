import { paths } from '@smart-elevator/shared-ui/paths';
import { ListRows } from '@smart-elevator/shared-ui/screens/ListRows';
import { ListPage } from '@smart-elevator/shared-ui/screens/ListScreen';
import { messages } from '../messages';
import { customFieldColumns } from './customFieldColumns';
import { useCustomFields } from './useCustomFields';

/** /custom_fields_list (R707). */
export const CustomFieldsPage = () => (
  <ListPage title={messages.title} action={{ to: paths.customFieldsFor, label: messages.create }}>
    <ListRows
      caption={messages.title}
      reading={useCustomFields()}
      words={messages}
      columns={customFieldColumns}
      rowKey={({ tracker, id }) => `${tracker}-${id}`}
    />
  </ListPage>
);
