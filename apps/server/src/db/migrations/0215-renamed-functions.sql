-- Databases from before functions had files of their own keep those that have another name now.
drop function if exists rooms_and_recent_from_past;
drop function if exists upline_move;
