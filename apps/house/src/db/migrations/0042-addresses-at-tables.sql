-- From where somebody sits, while they sit: two of one address are not put at one table (decision 0104). Null: it does not matter, or they have got up.
alter table table_seat add column address text check (address is null or state in ('buying', 'seated', 'leaving', 'paying', 'undoing'));
create unique index table_seat_neighbours on table_seat (table_id, address) where address is not null;
create index table_seat_of_address on table_seat (address, game_code) where address is not null;
