-- Contracts, certificates and pictures of the places one delivers to are kept with whom they are about.
alter table partner add column attachments jsonb not null default '[]', add column language text;
alter table partner add constraint partner_language check (language in ('vi', 'en'));
alter table product add column attachments jsonb not null default '[]';
alter table carrier add column attachments jsonb not null default '[]';
-- Only files are looked for by these: records without any are not read.
create index partner_with_attachments on partner (tenant_id) where attachments <> '[]';
create index product_with_attachments on product (tenant_id) where attachments <> '[]';
