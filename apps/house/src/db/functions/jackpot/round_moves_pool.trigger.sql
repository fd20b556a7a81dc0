create or replace trigger round_moves_pool after update on round for each row
when (new.pool_share is not null and new.state in ('settled', 'refused', 'rolled-back')) execute function round_moves_pool();
