-- AGT-07: pages of pay list what was paid on some days, as the report of an agent's income does.
create index agent_pay_by_day on agent_pay (merchant, member_id, type, (coalesce(paid_at, reckoned_at)));
