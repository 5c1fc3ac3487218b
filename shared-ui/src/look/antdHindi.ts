import hindi from 'antd/es/locale/hi_IN';
import 'dayjs/locale/hi';

/** What Ant Design's widgets say by themselves, in Hindi; with the names of months and days. */
export const locale = hindi;
