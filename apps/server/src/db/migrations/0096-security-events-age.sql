-- What strangers can make grow is bounded and aged. The record itself stays as it was: the application may add to it and read
-- it, and forgets only through `security_event_forget`, which decides by itself what is old.

create index security_event_of_nobody on security_event (merchant, id) where member_id is null;
