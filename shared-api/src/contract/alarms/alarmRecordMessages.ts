/** Why what was recorded after an alarm is refused. */
export const alarmRecordMessages = { moreInjured: 'More people are injured than were trapped.' } as const;
