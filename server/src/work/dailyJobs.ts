import { renewalReminders } from '../amc/remindRenewals';
import { maintenanceRoll } from '../maintenance/rollStates';
import { cleaning } from './cleanUp';
import { forgetTelemetry } from '../telemetry/forgetTelemetry';
import type { DailyJob } from '../jobs/DailyJob';

/** What is done each day, in this order; mailed links lead to `publicUrl`. */
export const dailyJobs = (publicUrl: string): readonly DailyJob[] => [
  maintenanceRoll,
  renewalReminders(publicUrl),
  cleaning,
  forgetTelemetry,
];
