-- A refresh whose answer was lost may be asked for again for a moment: what the session exchanged last, and when (009).
alter table sessions add column former_refresh_id uuid;
alter table sessions add column rotated_at timestamptz;
