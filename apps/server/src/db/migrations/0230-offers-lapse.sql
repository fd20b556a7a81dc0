-- AGT-05: an offer that waits ends when the one who was asked moves to another upline, and is marked so.
alter table agent_contract drop constraint agent_contract_state_check;
alter table agent_contract
  add constraint agent_contract_state_check
  check (state in ('proposed', 'accepted', 'rejected', 'withdrawn', 'lapsed', 'terminated'));
