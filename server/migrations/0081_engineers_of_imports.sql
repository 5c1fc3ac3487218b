-- The technicians whom an import assigned (R884), in the order of its elevators: undoing it compares with them.
-- Empty for an import that named none.
alter table imports add column engineer_ids bigint[] not null default '{}';
