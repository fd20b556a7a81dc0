-- MEM-13: what members ask and tell, and what the house answers. Pictures are uploads that name it as their subject.

create table feedback (
  merchant text not null,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Made by the page and kept for every retry.
  operation_id uuid not null,
  type text not null check (type in ('deposit', 'withdrawal', 'game', 'account', 'suggestion', 'other')),
  content text not null check (length(content) between 1 and 1000),
  state text not null default 'open' check (state in ('open', 'answered')),
  sent_at timestamptz not null default platform_now(),
  answer text check (length(answer) between 1 and 2000),
  answered_by text check (length(answered_by) between 1 and 64),
  answered_at timestamptz,
  primary key (merchant, id),
  foreign key (merchant, member_id) references member (merchant, id),
  unique (merchant, member_id, operation_id),
  check ((state = 'answered') = (answer is not null)),
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (answered_by is null))
);
create index feedback_of_member on feedback (merchant, member_id, id desc);
create index feedback_open on feedback (merchant, id) where state = 'open';

grant select, insert on feedback to maidan_app;
-- What was written stays as it was; only an answer is added.
grant update (state, answer, answered_by, answered_at) on feedback to maidan_app;
