-- Whether a custom field has values decides whether its format may change: found without reading every value of the
-- dealer, and the same indexes serve the foreign keys.
create index ticket_field_values_of_field on ticket_field_values (dealer_id, custom_field);
create index report_field_values_of_field on report_field_values (dealer_id, custom_field);
