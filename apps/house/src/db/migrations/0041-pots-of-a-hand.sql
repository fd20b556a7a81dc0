-- Where a seat was all in, a hand has more than one pot (decision 0104): each with its rake and its winners, and what went back because nobody had
-- matched it. Null: there was one pot, which `pot`, `rake` and `paid_out` tell all of.
alter table table_hand add column pots jsonb check (state = 'ended' or pots is null);
