-- AGT-05, AGT-06: contracts in tiers and versions, with the house above whoever has nobody above. Whatever ran until now had no contract
-- of the house above it (A4) and ends here; nothing was ever paid by it.

alter table agent_contract disable trigger user;
alter table agent_contract
  alter column upline_id drop not null,
  -- Counts the contracts of one kind between the same two.
  add column version int,
  -- One to five, each with its rate and what a slot must reach for it; the last has the highest rate.
  add column tiers jsonb,
  -- Dividends: what the house keeps of the turnover before anything is shared, and whether lost slots count against later ones.
  add column fee_basis_points int not null default 0 check (fee_basis_points between 0 and 10000),
  add column carries_losses boolean not null default false,
  -- Whole slots only: from the first that began after the answer to the last that was running at the end.
  add column starts_at timestamptz,
  add column ends_at timestamptz;
update agent_contract c set
  version = v.version,
  tiers = jsonb_build_array(jsonb_build_object('rate', c.rate_basis_points, 'members', c.active_members, 'validBet', c.valid_bet,
    'profitLoss', c.profit_loss, 'betAmount', c.bet_amount)),
  period = case when c.type = 'dividend' then c.period else 'daily' end,
  state = case when c.state = 'accepted' then 'terminated' else c.state end,
  ended_at = case when c.state = 'accepted' then platform_now() else c.ended_at end
from (
  select merchant, id, row_number() over (partition by merchant, upline_id, downline_id, type order by id) as version
  from agent_contract
) v
where v.merchant = c.merchant and v.id = c.id;
alter table agent_contract enable trigger user;
alter table agent_contract
  alter column version set not null,
  alter column tiers set not null,
  add check (type = 'dividend' or (period = 'daily' and fee_basis_points = 0 and not carries_losses)),
  drop column active_members, drop column valid_bet, drop column profit_loss, drop column bet_amount;

drop index agent_contract_active;
-- A6: whichever two acceptances meet, one is let through. Looked at when a statement is done: the old and the new change places in one.
alter table agent_contract add constraint agent_contract_active
  exclude using btree (merchant with =, downline_id with =, type with =) where (state = 'accepted') deferrable initially immediate;
create index agent_contract_under on agent_contract (merchant, upline_id, type) where state = 'accepted';
create unique index agent_contract_version on agent_contract (merchant, coalesce(upline_id, 0), downline_id, type, version);
create index agent_contract_of_downline on agent_contract (merchant, downline_id, id);
