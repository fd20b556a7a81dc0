-- Launch requests seen, so that none is accepted twice within its window.
create table launch_nonce (
  nonce text primary key,
  seen_at timestamptz not null default now()
);
create index launch_nonce_by_age on launch_nonce (seen_at);

-- One launched game. The code in the address works once; what the page keeps afterwards is stored only as a hash.
create table play_session (
  id uuid primary key,
  launch_token text not null,
  player_id text not null,
  game_code text not null,
  title text,
  skin text,
  currency text not null,
  currency_symbol text not null,
  language text not null,
  theme text not null,
  site_origin text not null,
  code_hash bytea not null unique,
  code_expires_at timestamptz not null,
  code_used_at timestamptz,
  session_hash bytea unique,
  created_at timestamptz not null default now()
);
create index play_session_by_age on play_session (created_at);

-- Committed seeds. The next server seed is fixed, and its hash shown, before the player chooses the client seed for it.
create table seed_pair (
  id bigint generated always as identity primary key,
  player_id text not null,
  server_seed text not null,
  commitment text not null unique,
  client_seed text not null,
  next_server_seed text not null,
  next_commitment text not null,
  next_nonce integer not null default 0,
  created_at timestamptz not null default now(),
  revealed_at timestamptz
);
create unique index seed_pair_in_use on seed_pair (player_id) where revealed_at is null;

-- A round is written before the wallet hears of it, and its outcome never changes afterwards.
create table round (
  id text primary key,
  session_id uuid not null references play_session (id),
  player_id text not null,
  game_code text not null,
  operation_id uuid not null,
  seed_pair_id bigint not null references seed_pair (id),
  nonce integer not null,
  bet jsonb not null,
  stake bigint not null check (stake > 0),
  win bigint check (win >= 0),
  outcome jsonb,
  state text not null check (state in ('deciding', 'bet-sent', 'settled', 'refused', 'rolled-back')),
  resolution text not null default 'batch' check (resolution in ('batch', 'rollback')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  refusal text,
  balance_after bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (player_id, operation_id),
  unique (seed_pair_id, nonce),
  check (state in ('deciding', 'refused') or (outcome is not null and win is not null))
);
create unique index round_open_once on round (player_id) where state in ('deciding', 'bet-sent');
create index round_due on round (next_attempt_at) where state in ('deciding', 'bet-sent');
create index round_by_player on round (player_id, game_code, created_at desc);
