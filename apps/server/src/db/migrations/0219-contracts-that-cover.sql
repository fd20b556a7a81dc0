-- A4: a contract above covers each tier of the one below (decision 0133); which contracts end is asked by the contract, no longer by its rate.
drop function if exists contract_ends(text, text, bigint, int, text);
