-- Writes many postings as one: in order, each a transaction of its own with its key and its entries; an account may stand in
-- several of them. Internal, for whoever has decided already that they may be (`wallet_take`) and holds the lock of their
-- owners: what cannot be written is an error and undoes all of it. Answers with their numbers.
--
-- Of each account of the platform one row of a lane is used that nobody else has at this time. All is one statement, because
-- starting a statement costs more than a row; the settings make the server go row by row. It writes nothing unless every
-- account is open and not frozen. A row that somebody changed at this very moment is not written over: all is undone, to be
-- tried again.
create or replace function ledger_write_many(p_merchant text, p_postings ledger_posting[], p_legs ledger_leg[])
returns bigint[]
language plpgsql
as $$
declare
  v_shard int := ledger_free_lane() + 1;
  v_at constant timestamptz := platform_now();
  v_ids bigint[];
  v_missed int;
begin
  loop
    with posting as materialized (
      select p.*, nextval('ledger_transaction_id_seq') as id,
        ledger_transaction_hash(p.key, p.input_hash, p.kind, p.currency, p.reference, v_at, null) as hash
      from unnest(p_postings) with ordinality p (key, input_hash, kind, currency, reference, place)
    ), entry as materialized (
      select l.place, l.posting, p.id as transaction_id, a.id as account_id, l.amount, a.shard, a.held, a.frozen_at,
        a.version as version_before, a.version + row_number() over so_far as version,
        (a.balance + sum(l.amount) over so_far)::bigint as balance, greatest(a.last_at, v_at) as at,
        ledger_chain(a.hash, p.hash, l.amount) over so_far as hash, lead(l.place) over so_far is null as is_last,
        a.may_be_negative or bool_or(ledger_may_overdraw(p.kind)) over so_far as may_be_negative
      from unnest(p_legs) with ordinality l (posting, kind, owner, amount, place)
      join posting p on p.place = l.posting
      join ledger_account a on a.merchant = p_merchant and a.kind = l.kind and a.owner = l.owner and a.currency = p.currency
        and a.shard = case when l.kind in ('member', 'agent', 'points', 'vendor_wallet', 'locked_bonus') then 0 else v_shard end
      window so_far as (partition by a.id order by l.place rows unbounded preceding)
    ), sound as materialized (
      select count(*) = cardinality(p_legs) and count(e.frozen_at) = 0 as is_sound, count(*) filter (where e.is_last) as accounts
      from entry e
    ), account as (
      update ledger_account a
      set balance = e.balance, version = e.version, last_at = e.at, hash = e.hash,
        may_be_negative = e.may_be_negative and (e.shard > 0 or e.balance < e.held)
      from entry e
      where e.is_last and (select s.is_sound from sound s) and a.merchant = p_merchant and a.id = e.account_id
        and a.version = e.version_before
      returning a.id
    ), written as (
      insert into ledger_entry (merchant, account_id, version, transaction_id, amount, balance_after, at, hash)
      select p_merchant, e.account_id, e.version, e.transaction_id, e.amount, e.balance, e.at, e.hash
      from entry e where (select s.is_sound from sound s)
    ), transactions as (
      -- Whoever uses the same key at this very moment fails here, as in `ledger_write`.
      insert into ledger_transaction (merchant, id, key, input_hash, kind, currency, reference, at, account_ids, versions)
      select p_merchant, p.id, p.key, p.input_hash, p.kind, p.currency, p.reference, v_at, l.account_ids, l.versions
      from (
        select e.posting, array_agg(e.account_id order by e.place) as account_ids,
          array_agg(e.version order by e.place) as versions
        from entry e where (select s.is_sound from sound s) group by e.posting having sum(e.amount) = 0
      ) l
      join posting p on p.place = l.posting
      returning id
    )
    select (select array_agg(t.id order by t.id) from transactions t), s.accounts - (select count(*) from account)
    into v_ids, v_missed
    from sound s where s.is_sound;
    exit when found;
    v_shard := ledger_make_ready(p_merchant, p_postings, p_legs, v_shard);
  end loop;
  if v_missed > 0 then
    raise exception using errcode = 'serialization_failure', message = 'the accounts changed while they were posted to';
  elsif cardinality(v_ids) is distinct from cardinality(p_postings) then
    raise exception using errcode = 'LG001', message = 'the legs of a posting must sum to zero';
  end if;
  return v_ids;
end $$;

revoke all on function ledger_write_many from public;
