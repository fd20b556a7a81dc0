-- What a transfer to the agent above (`upline_move`) answers.
create type upline_result as (outcome text, receiver_id bigint, receiver text, code text, amount bigint, at timestamptz,
  used bigint, times int, turnover_left bigint);
