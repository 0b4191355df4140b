-- Drafts are few among all documents, and counted each time somebody opens the start page.
create index document_draft on document (tenant_id, kind) where status = 4;
