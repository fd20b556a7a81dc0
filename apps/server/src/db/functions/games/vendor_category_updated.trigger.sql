create or replace trigger vendor_category_updated after update on vendor_category
  referencing new table as changed for each statement execute function catalogue_touch();
