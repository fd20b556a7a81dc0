-- What a bet meets, read after the member's row is locked: the id it comes under, its round, its title, who may play.
create type wallet_table as (
  known_id bigint, known_state text, known_facts bytea, known_balance bigint,
  round_state text, round_stake bigint, round_vendor text, round_currency text,
  logged_out boolean, session_stale boolean, closed boolean, title text, limited boolean
);
