-- What a report says does not change when its fields are renamed, reordered, deleted or given another format later: each
-- value keeps the field's name, format and place as they were when the report was made. Older values have none, and are
-- read by their field as it is.
alter table report_field_values
  add column field_name   text,
  add column field_format text,
  add column field_order  integer;
