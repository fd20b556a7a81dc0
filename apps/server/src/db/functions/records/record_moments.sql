create or replace aggregate record_moments(timestamptz[]) (sfunc = array_cat, stype = timestamptz[]);
