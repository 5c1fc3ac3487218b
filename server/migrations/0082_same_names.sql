-- Texts that look the same are stored and compared as the same (ADR-093), those from before, too. This may run again: what is
-- normalised stays as it is. No history, no change of a version, no message.

-- What makes a name unique: its letters without case, and without the joiners and variation selectors that somebody may
-- leave out. `searchForm` of the contract returns the same.
create or replace function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(name) = length(name) then lower(name)
    else translate(lower(replace(normalize(regexp_replace(name,
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F' ||
      '\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E001F\U000E0080-\U000E0FFF]',
      '', 'g'), NFC), E'\u0130', E'i\u0307')), 'ς', 'σ') end
$$;

-- As `normalizeText` of the contract (Unicode 17); dropped at the end.
create or replace function normal_text(written text) returns text language plpgsql immutable strict as $$
declare
  invisible constant text := '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F' ||
    '\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF' ||
    '\u2800\uFFF9-\uFFFB\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]';
  -- Letters whose shape a joiner changes; signs without a vowel; pictures, with the tone of their skin.
  joining constant text := '[' ||
    '\u0600-\u0604\u0606-\u060B\u060D-\u061A\u061D\u061E\u0620-\u063F\u0641-\u064A\u0656-\u066F\u0671-\u06DC' ||
    '\u06DE-\u070D\u070F-\u074A\u074D-\u077F\u0860-\u086A\u0870-\u0891\u0897-\u08E1\u08E3-\u0950\u0955-\u0963' ||
    '\u0966-\u0983\u0985-\u098C\u098F-\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4' ||
    '\u09C7-\u09C8\u09CB-\u09CE\u09D7\u09DC-\u09DD\u09DF-\u09E3\u09E6-\u09FE\u0A01-\u0A03\u0A05-\u0A0A' ||
    '\u0A0F-\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32-\u0A33\u0A35-\u0A36\u0A38-\u0A39\u0A3C\u0A3E-\u0A42' ||
    '\u0A47-\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A76\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91' ||
    '\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2-\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0' ||
    '\u0AE0-\u0AE3\u0AE6-\u0AF1\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F-\u0B10\u0B13-\u0B28\u0B2A-\u0B30' ||
    '\u0B32-\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47-\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B5C-\u0B5D\u0B5F-\u0B63' ||
    '\u0B66-\u0B77\u0B82-\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99-\u0B9A\u0B9C\u0B9E-\u0B9F' ||
    '\u0BA3-\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BFA' ||
    '\u0C00-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3C-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55-\u0C56' ||
    '\u0C58-\u0C5A\u0C5C-\u0C5D\u0C60-\u0C63\u0C66-\u0C6F\u0C77-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3' ||
    '\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5-\u0CD6\u0CDC-\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF' ||
    '\u0CF1-\u0CF3\u0D00-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4F\u0D54-\u0D63\u0D66-\u0D7F' ||
    '\u0D81-\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6' ||
    '\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u0F00-\u0F47\u0F49-\u0F6C\u0F71-\u0F97\u0F99-\u0FBC\u0FBE-\u0FCC' ||
    '\u0FCE-\u0FD4\u0FD9-\u0FDA\u1000-\u109F\u1780-\u17B3\u17B6-\u17DD\u17E0-\u17E9\u17F0-\u17F9\u1800-\u1801\u1804' ||
    '\u1806-\u1819\u1820-\u1878\u1880-\u18AA\u19E0-\u19FF\uA8E0-\uA8FF\uA9E0-\uA9FE\uAA60-\uAA7F\uFB50-\uFD3D' ||
    '\uFD40-\uFDCF\uFDF0-\uFDFF\uFE70-\uFE74\uFE76-\uFEFC\U00010E60-\U00010E7E\U00010EC2-\U00010EC7' ||
    '\U00010ED0-\U00010ED8\U00010EFA-\U00010EFF\U000111E1-\U000111F4\U00011660-\U0001166C\U000116D0-\U000116E3' ||
    '\U00011B00-\U00011B09\U00011FC0-\U00011FF1\U00011FFF\U0001EE00-\U0001EE03\U0001EE05-\U0001EE1F' ||
    '\U0001EE21-\U0001EE22\U0001EE24\U0001EE27\U0001EE29-\U0001EE32\U0001EE34-\U0001EE37\U0001EE39\U0001EE3B' ||
    '\U0001EE42\U0001EE47\U0001EE49\U0001EE4B\U0001EE4D-\U0001EE4F\U0001EE51-\U0001EE52\U0001EE54\U0001EE57' ||
    '\U0001EE59\U0001EE5B\U0001EE5D\U0001EE5F\U0001EE61-\U0001EE62\U0001EE64\U0001EE67-\U0001EE6A' ||
    '\U0001EE6C-\U0001EE72\U0001EE74-\U0001EE77\U0001EE79-\U0001EE7C\U0001EE7E\U0001EE80-\U0001EE89' ||
    '\U0001EE8B-\U0001EE9B\U0001EEA1-\U0001EEA3\U0001EEA5-\U0001EEA9\U0001EEAB-\U0001EEBB\U0001EEF0-\U0001EEF1' || ']';
  virama constant text := '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]';
  picture constant text := '[' ||
    '\u00A9\u00AE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9-\u21AA\u231A-\u231B\u2328\u23CF\u23E9-\u23F3' ||
    '\u23F8-\u23FA\u24C2\u25AA-\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614-\u2615\u2618' ||
    '\u261D\u2620\u2622-\u2623\u2626\u262A\u262E-\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F-\u2660' ||
    '\u2663\u2665-\u2666\u2668\u267B\u267E-\u267F\u2692-\u2697\u2699\u269B-\u269C\u26A0-\u26A1\u26A7' ||
    '\u26AA-\u26AB\u26B0-\u26B1\u26BD-\u26BE\u26C4-\u26C5\u26C8\u26CE-\u26CF\u26D1\u26D3-\u26D4\u26E9-\u26EA' ||
    '\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728' ||
    '\u2733-\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763-\u2764\u2795-\u2797\u27A1\u27B0\u27BF' ||
    '\u2934-\u2935\u2B05-\u2B07\u2B1B-\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299\U0001F004' ||
    '\U0001F02C-\U0001F02F\U0001F094-\U0001F09F\U0001F0AF-\U0001F0B0\U0001F0C0\U0001F0CF-\U0001F0D0' ||
    '\U0001F0F6-\U0001F0FF\U0001F170-\U0001F171\U0001F17E-\U0001F17F\U0001F18E\U0001F191-\U0001F19A' ||
    '\U0001F1AE-\U0001F1E5\U0001F201-\U0001F20F\U0001F21A\U0001F22F\U0001F232-\U0001F23A\U0001F23C-\U0001F23F' ||
    '\U0001F249-\U0001F25F\U0001F266-\U0001F321\U0001F324-\U0001F393\U0001F396-\U0001F397\U0001F399-\U0001F39B' ||
    '\U0001F39E-\U0001F3F0\U0001F3F3-\U0001F3F5\U0001F3F7-\U0001F3FA\U0001F400-\U0001F4FD\U0001F4FF-\U0001F53D' ||
    '\U0001F549-\U0001F54E\U0001F550-\U0001F567\U0001F56F-\U0001F570\U0001F573-\U0001F57A\U0001F587' ||
    '\U0001F58A-\U0001F58D\U0001F590\U0001F595-\U0001F596\U0001F5A4-\U0001F5A5\U0001F5A8\U0001F5B1-\U0001F5B2' ||
    '\U0001F5BC\U0001F5C2-\U0001F5C4\U0001F5D1-\U0001F5D3\U0001F5DC-\U0001F5DE\U0001F5E1\U0001F5E3\U0001F5E8' ||
    '\U0001F5EF\U0001F5F3\U0001F5FA-\U0001F64F\U0001F680-\U0001F6C5\U0001F6CB-\U0001F6D2\U0001F6D5-\U0001F6E5' ||
    '\U0001F6E9\U0001F6EB-\U0001F6F0\U0001F6F3-\U0001F6FF\U0001F7DA-\U0001F7FF\U0001F80C-\U0001F80F' ||
    '\U0001F848-\U0001F84F\U0001F85A-\U0001F85F\U0001F888-\U0001F88F\U0001F8AE-\U0001F8AF\U0001F8BC-\U0001F8BF' ||
    '\U0001F8C2-\U0001F8CF\U0001F8D9-\U0001F8FF\U0001F90C-\U0001F93A\U0001F93C-\U0001F945\U0001F947-\U0001F9FF' ||
    '\U0001FA58-\U0001FA5F\U0001FA6E-\U0001FAFF\U0001FC00-\U0001FFFD' ||
    '](?:\uFE0E|\uFE0F|[\U0001F3FB-\U0001F3FF])?';
  han constant text := '[' ||
    '\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF' ||
    '\uF900-\uFA6D\uFA70-\uFAD9\U00016FE2-\U00016FE3\U00016FF0-\U00016FF6\U00020000-\U0002A6DF' ||
    '\U0002A700-\U0002B81D\U0002B820-\U0002CEAD\U0002CEB0-\U0002EBE0\U0002EBF0-\U0002EE5D\U0002F800-\U0002FA1D' ||
    '\U00030000-\U0003134A\U00031350-\U00033479' || ']';
  mongolian constant text := '[\u1800-\u1801\u1804\u1806-\u1819\u1820-\u1878\u1880-\u18AA\U00011660-\U0001166C]';
  normal text;
  before text := '';
begin
  if written !~ '[^\t\n\r -~]' then
    return btrim(written, E' \t\n\r');
  end if;
  normal := normalize(translate(written,
    E'\u000B\u000C\u0085\u2028\u2029\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000',
    E'\n\n\n\n\n                '), NFC);
  while normal <> before and normal ~ invisible loop
    before := normal;
    normal := normalize(regexp_replace(before, '(' ||
      '\U0001F3F4\U000E0067\U000E0062(?:\U000E0065\U000E006E\U000E0067|\U000E0073\U000E0063\U000E0074|' ||
        '\U000E0077\U000E006C\U000E0073)\U000E007F|' ||
      picture || '(?:\u200D' || picture || ')*|' ||
      '[0-9#*]\uFE0F\u20E3|' ||
      han || '[\uFE00-\uFE0F\U000E0100-\U000E01EF]|' ||
      mongolian || '[\u180B-\u180D\u180F]|' ||
      virama || '[\u200C\u200D]|' ||
      joining || '[\u200C\u200D](?=' || joining || '))|' || invisible, '\1', 'g'), NFC);
  end loop;
  return btrim(normal, E' \t\n\r');
end $$;

create or replace function one_line(written text) returns text language sql immutable strict as
$$ select regexp_replace(normal_text(written), '[ \t\n\r]+', ' ', 'g') $$;

-- A line of a column with a limit: composed letters can be longer.
create or replace function cut_line(written text, longest integer) returns text language plpgsql immutable strict as $$
declare
  line text := one_line(written);
begin
  return case when length(line) > longest then one_line(left(line, longest)) else line end;
end $$;

-- Which names were given a suffix, with the name by which saved views may filter.
create temporary table renamed (filter text, dealer_id bigint, former text, name text) on commit drop;
create temporary table former_names on commit drop as
select dealer_id, elevator_id as id, elevator_name as name from elevators
where elevator_name <> one_line(elevator_name);

-- Who signs in with a name that is as it should be keeps it; of the others the oldest gets the normalised one.
create temporary table former_users on commit drop as
select dealer_id, user_id, username as former, created_at,
  coalesce(nullif(cut_line(username, 150), ''), 'user-' || user_id) as name
from users where username <> one_line(username);
delete from sign_in_names n using former_users f where n.user_id = f.user_id and n.dealer_id = f.dealer_id;
do $$
declare
  of_user record;
  free text;
  place integer;
begin
  for of_user in
    select f.*, u.deleted_at is null as living from former_users f join users u using (dealer_id, user_id)
    order by f.created_at, f.user_id
  loop
    free := of_user.name;
    place := 1;
    while of_user.living and exists (
      select from sign_in_names where username = lower(free) or look = look_of(free)) loop
      place := place + 1;
      free := left(of_user.name, 150 - length('-' || place)) || '-' || place;
    end loop;
    update users set username = free where dealer_id = of_user.dealer_id and user_id = of_user.user_id;
    if of_user.living then
      insert into sign_in_names (user_id, dealer_id, username, email, look)
      select user_id, dealer_id, lower(username), nullif(lower(email), ''), look from users
      where dealer_id = of_user.dealer_id and user_id = of_user.user_id;
    end if;
    if place > 1 then
      insert into renamed select filter, of_user.dealer_id, of_user.former, free
      from unnest(array['assignee', 'reporter']) filter;
    end if;
  end loop;
end $$;

-- The options of a field, and the values that name them. Of equal options the first keeps its name.
do $$
declare
  field record;
  option text;
  free text;
  place integer;
  chosen text[];
  values_table text;
begin
  perform set_config('app.history', 'off', true);
  for field in
    select * from custom_fields f
    where exists (select from unnest(f.options) o where o <> one_line(o))
      or cardinality(f.options) > (select count(distinct name_key(o)) from unnest(f.options) o)
  loop
    chosen := '{}';
    foreach option in array field.options loop
      option := coalesce(nullif(cut_line(option, 100), ''), 'Option ' || cardinality(chosen) + 1);
      free := option;
      place := 1;
      while name_key(free) = any (select name_key(o) from unnest(chosen) o) loop
        place := place + 1;
        free := normal_text(left(option, 100 - length(' (' || place || ')'))) || ' (' || place || ')';
      end loop;
      chosen := chosen || free;
    end loop;
    update custom_fields f set options = chosen where f.dealer_id = field.dealer_id and f.id = field.id;
    foreach values_table in array array['ticket_field_values', 'report_field_values'] loop
      execute format('update %I v set value = followed.value from (
          select o.dealer_id, o.%I as owner, o.custom_field, string_agg(coalesce(
            (select renamed.new from unnest($3, $4) renamed (old, new) where renamed.old = btrim(part.text) limit 1),
            part.text), '','' order by part.place) as value
          from %1$I o, unnest(string_to_array(o.value, '','')) with ordinality part (text, place)
          where o.dealer_id = $1 and o.custom_field = $2 group by 1, 2, 3) followed
        where v.dealer_id = followed.dealer_id and v.%2$I = followed.owner and v.custom_field = followed.custom_field
          and v.value <> followed.value', values_table, replace(values_table, 'field_values', 'id'))
      using field.dealer_id, field.id, field.options, chosen;
    end loop;
  end loop;
end $$;

-- Every other text. A tally follows its label; a ticket keeps its version, because nobody changed it.
drop index elevators_name, custom_fields_name, ticket_views_name;
drop index if exists ticket_views_same_name;
alter table tickets disable trigger tickets_version;
do $$
declare
  of_table record;
begin
  for of_table in
    select name, string_agg(format('%I = %s', col, value), ', ') as changes, string_agg(quote_ident(col), ', ') as columns,
      string_agg(value, ', ') as changed
    from (
      select t.name, c.col, case
        -- The limits of the columns; texts that nobody could see.
        when c.col = 'elevator_name' then 'coalesce(nullif(cut_line(elevator_name, 100), ''''), ''Elevator '' || elevator_id)'
        when t.name = 'custom_fields' and c.col = 'name' then 'coalesce(nullif(cut_line(name, 100), ''''), ''Field '' || id)'
        when t.name = 'ticket_views' then 'coalesce(nullif(cut_line(name, 60), ''''), ''View '' || view_id)'
        when c.col = 'building_name' then 'coalesce(nullif(one_line(building_name), ''''), ''Building'')'
        when c.col = 'summary' then 'coalesce(nullif(one_line(summary), ''''), ticket_key)'
        when c.col = 'label' then 'coalesce(nullif(cut_line(label, 32), ''''), ''Other'')'
        when t.name = 'ticket_comments' then 'left(coalesce(nullif(normal_text(text), ''''), ''…''), 4000)'
        else format('%s(%I)', case c.lines when '1' then 'one_line' else 'normal_text' end, c.col) end as value
      from (values
        ('users', 'first_name1 last_name1 phoneno1'),
        ('elevators', 'elevator_name1 building_name1 elevator_address elevator_zip1'),
        ('tickets', 'summary1 description label1'),
        ('ticket_comments', 'text'),
        ('ticket_history', 'field old new'),
        ('ticket_views', 'name1'),
        ('ticket_field_values', 'value'),
        ('report_field_values', 'value field_name1'),
        ('custom_fields', 'name1 description'),
        ('contracts', 'last_elevator1'),
        ('companies', 'name1 address tax_number1'),
        ('imports', 'file_name1'),
        ('activity', 'subject')) t (name, cols)
      cross join lateral (
        select (regexp_match(word, '^([a-z_]+)(1?)$'))[1] as col, (regexp_match(word, '^([a-z_]+)(1?)$'))[2] as lines
        from regexp_split_to_table(t.cols, ' ') word) c) texts
    group by name
  loop
    execute format('update %I set %s where row(%s) is distinct from row(%s)',
      of_table.name, of_table.changes, of_table.columns, of_table.changed);
  end loop;
  update preferences p set upload_sources = (
    select jsonb_agg(s || jsonb_build_object('header', normal_text(s ->> 'header'), 'value', normal_text(s ->> 'value')) order by place)
    from jsonb_array_elements(p.upload_sources) with ordinality as sources (s, place))
  where jsonb_typeof(p.upload_sources) = 'array' and exists (
    select from jsonb_array_elements(p.upload_sources) s
    where s ->> 'header' <> normal_text(s ->> 'header') or s ->> 'value' <> normal_text(s ->> 'value'));
end $$;
alter table tickets enable trigger tickets_version;

-- Of equal names the oldest keeps its own; the others get a number.
do $$
declare
  of_table record;
  twin record;
  free text;
  place integer;
  taken boolean;
begin
  for of_table in
    select * from (values
      ('elevators', 'elevator_name', 'elevator_id', 'dealer_id', 'deleted_at is null', 'created_at', 100),
      ('custom_fields', 'name', 'id', 'dealer_id, tracker', 'deleted_at is null', 'created_at', 100),
      ('ticket_views', 'name', 'view_id', 'dealer_id, user_id', 'true', 'view_id', 60))
      tables (name, col, id, scope, living, age, longest)
  loop
    execute format('create index same_names on %I (%s, name_key(%I)) where %s',
      of_table.name, of_table.scope, of_table.col, of_table.living);
    for twin in execute format('select * from (
        select dealer_id, %1$I as id, %2$I as name, row(%3$s)::text as scope,
          row_number() over (partition by %3$s, name_key(%2$I) order by %4$I, %1$I) as place
        from %5$I where %6$s) twins
      where place > 1 order by dealer_id, place, id',
      of_table.id, of_table.col, of_table.scope, of_table.age, of_table.name, of_table.living)
    loop
      place := twin.place;
      loop
        free := normal_text(left(twin.name, of_table.longest - length(' (' || place || ')'))) || ' (' || place || ')';
        execute format('select exists (select from %I where dealer_id = $1 and name_key(%I) = name_key($2) and %s
          and row(%s)::text = $3)', of_table.name, of_table.col, of_table.living, of_table.scope)
        into taken using twin.dealer_id, free, twin.scope;
        exit when not taken;
        place := place + 1;
      end loop;
      execute format('update %I set %I = $3 where dealer_id = $1 and %I = $2', of_table.name, of_table.col, of_table.id)
      using twin.dealer_id, twin.id, free;
      if of_table.name = 'elevators' then
        insert into renamed select 'elevator', twin.dealer_id, coalesce(
          (select f.name from former_names f where f.dealer_id = twin.dealer_id and f.id = twin.id), twin.name), free;
      end if;
    end loop;
    drop index same_names;
  end loop;
end $$;

-- A view that filters by the name of one that has a new name follows it.
create or replace function form_encoded(value text) returns text language sql immutable strict as $$
  select string_agg(case when one = ' ' then '+' when one ~ '[A-Za-z0-9*._-]' then one
    else regexp_replace(upper(encode(convert_to(one, 'UTF8'), 'hex')), '(..)', '%\1', 'g') end, '' order by place)
  from regexp_split_to_table(value, '') with ordinality as characters (one, place)
$$;
do $$
declare
  one record;
begin
  for one in
    select dealer_id, format('&%s=%s&', filter, form_encoded(former)) as former, format('&%s=%s&', filter, form_encoded(name)) as name
    from renamed
  loop
    update ticket_views v set query = btrim(replace('&' || v.query || '&', one.former, one.name), '&')
    where v.dealer_id = one.dealer_id and strpos('&' || v.query || '&', one.former) > 0
      and length(v.query) + length(one.name) - length(one.former) <= 2000;
  end loop;
end $$;

create unique index elevators_name on elevators (dealer_id, name_key(elevator_name)) where deleted_at is null;
create unique index custom_fields_name on custom_fields (dealer_id, tracker, name_key(name)) where deleted_at is null;
create unique index ticket_views_same_name on ticket_views (dealer_id, user_id, name_key(name));
-- A server of the former release saves views by this one.
create unique index ticket_views_name on ticket_views (dealer_id, user_id, lower(name));

drop function one_line(text), normal_text(text), cut_line(text, integer), form_encoded(text);
