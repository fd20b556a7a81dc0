create or replace trigger vendor_category_inserted after insert on vendor_category
  referencing new table as changed for each statement execute function catalogue_touch();
