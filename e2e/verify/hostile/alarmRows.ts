/** An alarm of a lift that is not known, which somebody has taken, and a duty of the technician. */
export async function alarmRows(
  post: <Reply>(path: string, body: object) => Promise<Reply>,
  technician_id: number,
  /** A text of a field, at most so many characters. */
  texts: (field: string, max: number) => string,
): Promise<{ alarm_id: number; duty_id: number }> {
  const { alarm_id } = await post<{ alarm_id: number }>('/api/alarms/', {
    elevator_address: texts('alarm address', 200),
    note: texts('alarm', 500),
  });
  await post(`/api/alarms/${alarm_id}/acknowledge/`, { arrival_minutes: 20 });
  const { duty_id } = await post<{ duty_id: number }>('/api/alarms/on_call/', {
    user_id: technician_id,
    starts_at: '2031-06-02T20:00:00Z',
    ends_at: '2031-06-03T06:00:00Z',
  });
  return { alarm_id, duty_id };
}
