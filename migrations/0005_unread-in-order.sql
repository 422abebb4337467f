DROP INDEX `threads_unread`;--> statement-breakpoint
CREATE INDEX `threads_unread` ON `threads` (`clinic_id`,`last_message_at`,`id`,`clinic_unread`) WHERE "threads"."clinic_unread" > 0;