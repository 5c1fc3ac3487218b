-- Most names end with their only number, or have none: their key needs no list of parts. The keys are the same as before, so
-- nothing that is stored changes.
create or replace function name_order(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  rest text := lower(name);
  result text;
  part text[];
  digits text;
begin
  if name !~ '^[ -~]*$' then
    -- Without accents, joiners and variation selectors; a final sigma is a sigma.
    rest := regexp_replace(normalize(name, NFD), '[\u0300-\u036F\u200C\u200D\uFE0E\uFE0F]', '', 'g');
    rest := replace(lower(public.ascii_digits(rest)), 'ς', 'σ');
  end if;
  result := rtrim(rest, '0123456789');
  if result !~ '[0-9]' then
    if result = rest then
      return rest;
    end if;
    digits := ltrim(substr(rest, length(result) + 1), '0');
    return result || lpad(length(digits)::text, 3, '0') || digits;
  end if;
  result := '';
  for part in select regexp_matches(rest, '([^0-9]*)([0-9]*)', 'g') loop
    digits := ltrim(part[2], '0');
    result := result || part[1] || case when part[2] = '' then '' else lpad(length(digits)::text, 3, '0') || digits end;
  end loop;
  return result;
end $$;
