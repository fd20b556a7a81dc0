-- Who was above whom on which days: from `since` to the day before `until`.
create or replace view team_span as
select merchant, above_id, below_id, depth, since, 'infinity'::date as until from team_line
union all
select merchant, above_id, below_id, depth, since, until from team_line_past;

grant select on team_span to maidan_app;
