-- AGT-05: an offer that nobody has answered can be taken back by the one who made it.
alter table agent_contract drop constraint agent_contract_state_check;
alter table agent_contract
  add constraint agent_contract_state_check check (state in ('proposed', 'accepted', 'rejected', 'withdrawn', 'terminated'));
