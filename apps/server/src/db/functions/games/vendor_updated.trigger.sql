create or replace trigger vendor_updated after update on vendor
  referencing new table as changed for each statement execute function catalogue_touch();
