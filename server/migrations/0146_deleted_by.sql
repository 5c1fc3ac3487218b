-- Who deleted a file: a technician does not restore what the dealer has deleted. Of files that were deleted before it is not known.
alter table files add column deleted_by bigint;
