-- Each list has names of its own for its views. A server of the former release does not save views meanwhile.
create unique index ticket_views_of_list on ticket_views (dealer_id, user_id, lower(list), name_key(name));
drop index ticket_views_same_name;
drop index ticket_views_name;
