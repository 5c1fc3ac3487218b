import { isCalendarDate } from './calendar';
import { text } from './fields';
import { frameworkMessages } from './frameworkMessages';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/;

/** A timestamp that a caller sends, ISO 8601 with a time zone; its day exists. */
export const moment = () =>
  text(40)
    .test({
      name: 'moment',
      skipAbsent: true,
      message: frameworkMessages.notMoment,
      test: (value) =>
        value === undefined ||
        (MOMENT.test(value) && isCalendarDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
    })
    .meta({ format: 'date-time' });
