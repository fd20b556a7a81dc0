-- What the operator has set for this house, told by the platform. Rows are only added: the last one holds, the others say what held
-- before. A round keeps the share that it was placed with (`round.pool_share`).
create table house_terms (
  version bigint generated always as identity primary key,
  allows text[] not null,
  jackpot_share int not null check (jackpot_share between 50 and 250),
  since timestamptz not null default now()
);
grant select, insert on house_terms to maidan_house_app;
