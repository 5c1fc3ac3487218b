-- The days off of a dealer (R1208, R1232): those that are entered, and each fixed one in every later year. A dealer who has stored no
-- working calendar has the three national days.
create function days_off_between(of_dealer bigint, first date, last date)
returns table (day date, name text, fixed boolean) language sql stable as $$
  with entered as (
    select h.day, h.name, h.fixed from holidays h where h.dealer_id = of_dealer
    union all
    select national.day, national.name, true
    from (values (date '2000-01-26', 'Republic Day'), (date '2000-08-15', 'Independence Day'),
      (date '2000-10-02', 'Gandhi Jayanti')) as national (day, name)
    where not exists (select from working_days w where w.dealer_id = of_dealer)
  ),
  dated as (
    select e.day, e.name, e.fixed from entered e
    union all
    select later.day, e.name, true from entered e
    cross join lateral generate_series(1, extract(year from last)::integer - extract(year from e.day)::integer) as years
    cross join lateral (select (e.day + make_interval(years => years))::date as day) later
    -- The 29th of February is in leap years only.
    where e.fixed and extract(day from later.day) = extract(day from e.day)
  )
  select distinct on (d.day) d.day, d.name, d.fixed from dated d
  where d.day between first and last order by d.day, d.fixed, d.name
$$;
