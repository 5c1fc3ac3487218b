-- pg_dump restores rows without a search path: a name with letters beyond ASCII, and with it its row, was refused, because
-- name_order did not find ascii_digits.
do $$
begin
  execute replace(pg_get_functiondef('name_order(text)'::regprocedure), 'lower(ascii_digits(', 'lower(public.ascii_digits(');
end $$;
