-- User names are compared without regard to width, case and the script of letters that look the same (044).

-- In one width, such as Django keeps them; a name that somebody else then had stays as it is.
update users u set username = normalize(u.username, NFKC)
where u.username <> normalize(u.username, NFKC)
  and length(normalize(u.username, NFKC)) between 1 and 150
  and not exists (
    select from users o where o.user_id <> u.user_id and o.deleted_at is null
      and lower(normalize(o.username, NFKC)) = lower(normalize(u.username, NFKC)));

-- A name as it is read: letters of other alphabets that look like Latin ones stand for these (Unicode's confusables of one
-- character, of Armenian, Cherokee, Coptic, Cyrillic, Greek, Lisu, and Latin beyond ASCII).
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

alter table users add column look text;

create function note_look() returns trigger language plpgsql as $$
begin
  new.look := look_of(new.username);
  return new;
end
$$;

-- Names that looked the same before this stay: no user name has a space.
update users u set look = look_of(u.username) ||
  case when r.place > 1 then ' ' || u.user_id else '' end
from (
  select user_id, row_number() over (partition by look_of(username), deleted_at is null order by user_id) as place from users
) r
where r.user_id = u.user_id;

alter table users alter column look set not null;
create trigger note_look before insert or update of username on users for each row execute function note_look();
create unique index users_look on users (look) where deleted_at is null;
