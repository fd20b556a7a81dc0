create or replace trigger vendor_inserted after insert on vendor
  referencing new table as changed for each statement execute function catalogue_touch();
