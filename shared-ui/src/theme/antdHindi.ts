import type { Locale } from 'antd/es/locale';
import hindi from 'antd/es/locale/hi_IN';
import 'dayjs/locale/hi';

const { DatePicker } = hindi;

/** What Ant Design's widgets say by themselves, in Hindi; with the names of months and days. Its 'clear' means 'distinct'. */
export const locale: Locale = {
  ...hindi,
  ...(DatePicker ? { DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, clear: 'साफ़ करें' } } } : {}),
};
