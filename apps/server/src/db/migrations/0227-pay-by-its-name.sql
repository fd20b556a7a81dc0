-- MEM-08, AGT-07: pay had been counted among adjustments. Only sums of what stands elsewhere go, those of whoever was paid: whoever reads
-- next counts anew.
with paid as (
  select a.merchant, a.id from ledger_account a
  where a.kind = 'member' and a.owner in (select p.member_id::text from agent_pay p where p.merchant = a.merchant and p.state = 'paid')
), forgotten as (
  delete from account_day_mark m using paid p where m.merchant = p.merchant and m.account_id = p.id
)
delete from account_day d using paid p where d.merchant = p.merchant and d.account_id = p.id;
