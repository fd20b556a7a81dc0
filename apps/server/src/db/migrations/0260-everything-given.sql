-- MEM-02: what a person of the house or a partner has given to a member by no rule is read by whose it is.
create index balance_adjustment_of_member on balance_adjustment (merchant, member_id, confirmed_at desc) where amount > 0;
create index wallet_promotion_of_member on wallet_promotion (merchant, member_id) where campaign_id is null;
