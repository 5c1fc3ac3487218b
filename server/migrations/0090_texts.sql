-- Texts: how names are compared, ordered and found. The contract has the same rules (`searchForm`, `nameOrder`, `asciiDigits`).

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What makes a name unique: its letters without case, and without the joiners and variation selectors that somebody may
-- leave out (ADR-120). `searchForm` of the contract returns the same.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(name) = length(name) then lower(name)
    else translate(lower(replace(normalize(regexp_replace(name,
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F' ||
      '\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E001F\U000E0080-\U000E0FFF]',
      '', 'g'), NFC), E'\u0130', E'i\u0307')), 'ς', 'σ') end
$$;

-- A name as it is read: letters of other alphabets that look like Latin ones stand for these (Unicode's confusables of one
-- character, of Armenian, Cherokee, Coptic, Cyrillic, Greek, Lisu, and Latin beyond ASCII; ADR-118).
create function look_of(name text) returns text language sql immutable strict parallel safe as $$
  select replace(lower(translate(normalize(name, NFKC),
    'ɑαаΑАᎪꓮƄЬᏏꞴΒВᏴꓐᴄⲥсꮯⲤСᏟꓚԁᏧꓒᎠꓓ' ||
    'ꬲеҽΕЕᎬꓰꬵꞙẝքꞘϜꓝɡᶃƍցԌᏀᏳꓖһհᏂΗⲎНᎻꓧ' ||
    'ıɪɩιіꙇӏꭵᎥƖΙⲒІӀϳјꞲͿЈᎫꓙΚⲔКᏦꓗǀꓲⳐᏞꓡΜϺⲘМᎷꓟ' ||
    'ոռΝⲚꓠᴏᴑꬽοⲟоօΟⲞОՕꓳρⲣрΡⲢРᏢꓑԛգզꭇꭈᴦⲅгꮁ' ||
    'ƦᎡᏒꓣꜱƽѕꮪЅՏᏕᏚꓢΤⲦТᎢꓔꞟᴜꭎꭒʋυսՍꓴᴠνѵꮩѴᏙꓦ' ||
    'ɯᴡѡԝաꮃԜᎳᏔꓪхꞳΧⲬХꓫɣᶌʏỿꭚγуүΥⲨУҮᎩᎽꓬᴢꮓΖᏃꓜς',
    'aaaAAAAbbbBBBBBccccCCCCdddDD' ||
    'eeeEEEEffffFFFggggGGGGhhhHHHHH' ||
    'iiiiiiiiiIIIIIjjJJJJJKKKKKllLLLMMMMMM' ||
    'nnNNNoooooooOOOOOpppPPPPPqqqrrrrrr' ||
    'RRRRssssSSSSSTTTTTuuuuuuuUUvvvvVVV' ||
    'wwwwwwWWWWxXXXXXyyyyyyyyYYYYYYYzzZZZσ'
  )), 'ß', 'ss')
$$;

-- The digits of every script; each script has its ten together.
do $$
declare
  digits text;
begin
  select string_agg(chr(('x' || lpad(zero, 8, '0'))::bit(32)::integer + digit), '' order by place, digit) into digits
  from regexp_split_to_table('660 6f0 7c0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 de6 e50 ed0 f20 1040 1090 17e0 1810 1946
    19d0 1a80 1a90 1b50 1bb0 1c40 1c50 a620 a8d0 a900 a9d0 a9f0 aa50 abf0 ff10 104a0 10d30 10d40 11066 110f0 11136 111d0
    112f0 11450 114d0 11650 116c0 116d0 116da 11730 118e0 11950 11bf0 11c50 11d50 11da0 11de0 11f50 16130 16a60 16ac0
    16b50 16d70 1ccf0 1d7ce 1d7d8 1d7e2 1d7ec 1d7f6 1e140 1e2f0 1e4f0 1e5f1 1e950 1fbf0', '\s+')
    with ordinality as scripts (zero, place), generate_series(0, 9) as digit;
  execute format(
    'create function ascii_digits(written text) returns text language plpgsql immutable strict parallel safe as %L',
    format('begin return case when written ~ %L then translate(written, %L, %L) else written end; end',
      '[' || digits || ']', digits, repeat('0123456789', length(digits) / 10)));
end $$;

-- Names are ordered as people count: 'Lift 2' before 'Lift 10', whatever the case, the accents and the script of the digits
-- (R952). The keys are bytes, and do not depend on the locale. Each number without leading zeros, behind the count of its
-- digits.
create function name_order(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  rest text := lower(name);
  result text := '';
  part text[];
  digits text;
begin
  if name !~ '^[ -~]*$' then
    -- Without accents, joiners and variation selectors; a final sigma is a sigma.
    rest := regexp_replace(normalize(name, NFD), '[\u0300-\u036F\u200C\u200D\uFE0E\uFE0F]', '', 'g');
    rest := replace(lower(ascii_digits(rest)), 'ς', 'σ');
  end if;
  if rest !~ '[0-9]' then
    return rest;
  end if;
  for part in select regexp_matches(rest, '([^0-9]*)([0-9]*)', 'g') loop
    digits := ltrim(part[2], '0');
    result := result || part[1] || case when part[2] = '' then '' else lpad(length(digits)::text, 3, '0') || digits end;
  end loop;
  return result;
end $$;
