-- MSG-03: of pay by the hour and in real time an agent is told once a day.
create unique index platform_message_of_flow on platform_message (merchant, member_id, kind, (facts ->> 'day'))
  where kind in ('hourly-paid', 'realtime-paid');
