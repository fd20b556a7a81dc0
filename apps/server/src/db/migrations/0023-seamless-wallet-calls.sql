-- What a call answers. `version` is the player's account version when the balance changed, for the live news.
create type wallet_reply as (
  status text,
  balance bigint,
  currency text,
  platform_ids bigint[],
  member_id bigint,
  version bigint,
  moved boolean
);
