-- MEM-05: a request that nobody has approved yet can be taken back by the member who made it.

alter table withdrawal drop constraint withdrawal_state_check, drop constraint withdrawal_check1,
  drop constraint withdrawal_check2;
alter table withdrawal
  add constraint withdrawal_state_check check (state in ('requested', 'taken-back', 'approved', 'rejected', 'disbursing',
    'disbursed', 'failed', 'received', 'partly', 'not-received', 'auto-received', 'refunded')),
  add constraint withdrawal_has_reference check (state in ('requested', 'taken-back', 'approved', 'rejected')
    or reference is not null),
  add constraint withdrawal_sent check (state in ('requested', 'taken-back', 'approved', 'rejected', 'disbursing', 'failed')
    or (disbursed_at is not null and confirm_by is not null and refund_if_forced is not null
      and ledger_transaction_id is not null));
