create or replace trigger reward_version_fixed before update of on_from on reward_version
  for each row execute function reward_version_fixed();
