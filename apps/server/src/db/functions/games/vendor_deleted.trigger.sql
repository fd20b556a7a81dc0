create or replace trigger vendor_deleted after delete on vendor
  referencing old table as changed for each statement execute function catalogue_touch();
