import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { ticketMonths } from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import type { AnySchema } from 'yup';
import type { TrendDays } from '@smart-elevator/shared-api/contract/trendDays';

type Trend<R extends AnySchema> = Endpoint<
  (typeof ticketMonths)['params'],
  (typeof ticketMonths)['query'],
  (typeof ticketMonths)['body'],
  R
>;

/** Reads a trend of these days; the former one stays until it is loaded. */
export const useTrend = <R extends AnySchema>(endpoint: Trend<R>, days: TrendDays) =>
  useCall(endpoint, { params: { dealer_id: useDealerId() }, query: days }, { keepPrevious: true });
