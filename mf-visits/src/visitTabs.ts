import { linkTo } from '@smart-elevator/shared-api/client/links';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { visitMonths } from '@smart-elevator/shared-api/contract/visits/inTimeEndpoints';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from './messages';
import { paths } from './paths';

/** The tabs of the screens of visits; the calendar is that of another remote. */
export const visitTabs = () => {
  const calendar = linkTo('elevators.calendar');
  return {
    label: messages.title,
    tabs: [
      { label: messages.title, to: paths.visits },
      { label: messages.board, to: paths.dispatch },
      ...(isUnsupported(visitMonths) ? [] : [{ label: t('In time'), to: paths.inTime }]),
      ...(calendar ? [{ label: t('Calendar'), to: calendar }] : []),
    ],
  };
};

/** The way back to the section that visits belong to, if its remote is deployed. */
export const visitCrumbs = () => {
  const elevators = linkTo('elevators.list', {});
  return elevators ? [{ label: messages.elevators, to: elevators }] : [];
};
