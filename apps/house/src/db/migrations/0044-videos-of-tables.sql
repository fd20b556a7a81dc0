-- Which live tables have a video beside what is drawn, and where its playlist is, as the operator has set it.
alter table house_terms add column streams jsonb not null default '[]' check (jsonb_typeof(streams) = 'array');
