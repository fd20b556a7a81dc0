-- A page is a few rows, and whoever joins names to it should know: told nothing, the server expects a thousand and reads
-- the whole catalogue for them.
alter function bet_page(text, bigint, date, date, text, text, text, timestamptz, bigint, int) rows 25;
alter function account_page(text, bigint, date, date, text, bigint, int) rows 25;
