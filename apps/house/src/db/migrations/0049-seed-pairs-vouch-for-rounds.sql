-- A round is written by the statement that moves the nonce of its pair, and with no other pair than the one it has moved. A pair goes
-- only with its session, which a round keeps. So asking once more for each round whether there is such a pair says nothing new, and
-- costs a twentieth to a tenth of writing it.
alter table round drop constraint round_seed_pair_id_fkey;
