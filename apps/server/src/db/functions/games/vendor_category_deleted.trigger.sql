create or replace trigger vendor_category_deleted after delete on vendor_category
  referencing old table as changed for each statement execute function catalogue_touch();
