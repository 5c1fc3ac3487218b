import * as calls from '@smart-elevator/shared-api/contract/alarms/endpoints';
import * as settings from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { findAlarm, listAlarms, readAlarm, readOpenAlarms } from './alarmRepository';
import { readAlarmSettings, storeAlarmSettings } from './alarmSettingsRepository';
import { changeAlarm } from './changeAlarm';
import { addDuty, endDuty, listDuties } from './duties';
import { acknowledgeAlarm, arriveAtAlarm, handBackAlarm, releaseAlarm } from './moveClock';
import { recordAlarm } from './recordAlarm';
import { reportAlarm } from './reportAlarm';
import { addTestCall, listTestCalls } from './testCalls';

/** People who are trapped: reported, taken, freed; whom an alarm tells, and who is on call. */
export function alarms(app: FastifyInstance): void {
  const { publicUrl } = app.settings;

  serve(app, calls.readOpenAlarms, ({ db, caller }) => readOpenAlarms(db, caller.dealer_id));

  serve(app, calls.alarmList, ({ db, caller, query }) => listAlarms(db, caller.dealer_id, query));

  serve(app, calls.readAlarm, ({ db, caller, params }) => readAlarm(db, caller.dealer_id, params.alarm_id));

  serve(app, calls.reportAlarm, (request) =>
    withIdempotencyKey(calls.reportAlarm, request, (db) =>
      reportAlarm(db, request.caller, request.body, publicUrl),
    ),
  );

  serve(app, calls.changeAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => changeAlarm(within, caller, params.alarm_id, { changes: body, publicUrl })),
  );

  serve(app, calls.acknowledgeAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => acknowledgeAlarm(within, caller, { ...params, ...body })),
  );

  serve(app, calls.handBackAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => handBackAlarm(within, caller, { ...params, ...body })),
  );

  serve(app, calls.arriveAtAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => arriveAtAlarm(within, caller, { ...params, ...body })),
  );

  serve(app, calls.releaseAlarm, ({ db, caller, params, body }) =>
    db.transaction((within) => releaseAlarm(within, caller, { ...params, ...body })),
  );

  serve(app, calls.logAlarmCall, (request) => {
    const { caller, params, body } = request;
    // The alarm is part of the input of the key.
    return withIdempotencyKey(
      calls.logAlarmCall,
      { ...request, body: { ...params, ...body } },
      async (db) => {
        await findAlarm(db, caller.dealer_id, params.alarm_id);
        const { called, number, device_at } = body;
        await recordAlarm(db, { ...caller, ...params, device_at }, [
          { what: 'called', subject: number, after: called },
        ]);
        return {};
      },
    );
  });

  serve(app, settings.readAlarmSettings, ({ db, caller }) => readAlarmSettings(db, caller.dealer_id));

  serve(app, settings.storeAlarmSettings, ({ db, caller, body }) =>
    db.transaction((within) => storeAlarmSettings(within, caller.dealer_id, body)),
  );

  serve(app, settings.listDuties, ({ db, caller, query }) => listDuties(db, caller.dealer_id, query));

  serve(app, settings.addDuty, (request) =>
    withIdempotencyKey(settings.addDuty, request, (db) => addDuty(db, request.caller, request.body)),
  );

  serve(app, settings.endDuty, ({ db, caller, params }) =>
    db.transaction((within) => endDuty(within, caller.dealer_id, params.duty_id)),
  );

  serve(app, settings.listTestCalls, ({ db, caller }) => listTestCalls(db, caller.dealer_id));

  serve(app, settings.addTestCall, (request) =>
    withIdempotencyKey(settings.addTestCall, request, (db) => addTestCall(db, request.caller, request.body)),
  );
}
