-- A text in several languages is one column, by language tag: a language is added without a change of any table.

alter table vendor drop constraint vendor_name_en_check;
alter table vendor alter column name_en type jsonb using jsonb_build_object('en', name_en, 'bn', name_bn);
alter table vendor rename column name_en to name;
alter table vendor drop column name_bn, add check (is_local_text(name, 60));

alter table game drop constraint game_name_en_check;
alter table game alter column name_en type jsonb using jsonb_build_object('en', name_en, 'bn', name_bn);
alter table game rename column name_en to name;
-- Names are searched in the memory of the nodes.
alter table game drop column name_bn, drop column search_text, add check (is_local_text(name, 80));

alter table announcement drop constraint announcement_title_en_check, drop constraint announcement_content_en_check;
alter table announcement
  alter column title_en type jsonb using jsonb_build_object('en', title_en, 'bn', title_bn),
  alter column content_en type jsonb using jsonb_build_object('en', content_en, 'bn', content_bn);
alter table announcement rename column title_en to title;
alter table announcement rename column content_en to content;
alter table announcement drop column title_bn, drop column content_bn,
  add check (is_local_text(title, 120)), add check (is_local_text(content, 20000));

alter table help_article drop constraint help_article_title_en_check, drop constraint help_article_content_en_check;
alter table help_article
  alter column title_en type jsonb using jsonb_build_object('en', title_en, 'bn', title_bn),
  alter column content_en type jsonb using jsonb_build_object('en', content_en, 'bn', content_bn);
alter table help_article rename column title_en to title;
alter table help_article rename column content_en to content;
alter table help_article drop column title_bn, drop column content_bn,
  add check (is_local_text(title, 120)), add check (is_local_text(content, 20000));

alter table banner drop constraint banner_title_en_check, drop constraint banner_subtitle_en_check;
alter table banner alter column subtitle_en drop default, alter column subtitle_en drop not null;
-- A banner without a second line has none in any language.
alter table banner
  alter column title_en type jsonb using jsonb_build_object('en', title_en, 'bn', title_bn),
  alter column subtitle_en type jsonb using case when subtitle_en <> '' or subtitle_bn <> '' then
    jsonb_strip_nulls(jsonb_build_object('en', coalesce(nullif(subtitle_en, ''), subtitle_bn), 'bn', nullif(subtitle_bn, '')))
  end;
alter table banner rename column title_en to title;
alter table banner rename column subtitle_en to subtitle;
alter table banner drop column title_bn, drop column subtitle_bn,
  add check (is_local_text(title, 80)), add check (is_local_text(subtitle, 160));

alter table deposit drop constraint deposit_name_en_check;
alter table deposit alter column name_en type jsonb using jsonb_build_object('en', name_en, 'bn', name_bn);
alter table deposit rename column name_en to name;
alter table deposit drop column name_bn, add check (is_local_text(name, 40));

alter table chat_room drop constraint chat_room_language_check,
  add check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');

-- Where an operator has written down banks and wallets, their names go the same way.
update setting set value = jsonb_set(value, '{institutions}', (
  select coalesce(jsonb_agg(i.one - 'nameEn' - 'nameBn'
    || jsonb_build_object('name', jsonb_build_object('en', i.one -> 'nameEn', 'bn', i.one -> 'nameBn')) order by i.place), '[]')
  from jsonb_array_elements(value -> 'institutions') with ordinality i (one, place)))
where key = 'withdrawal' and jsonb_typeof(value -> 'institutions') = 'array'
  and jsonb_path_exists(value, '$.institutions[*].nameEn');
