ALTER TABLE `security_events` ADD `clinic_id` text;--> statement-breakpoint
ALTER TABLE `security_events` ADD `subject` text;--> statement-breakpoint
CREATE INDEX `security_events_clinic` ON `security_events` (`clinic_id`,`at`,`id`) WHERE "security_events"."clinic_id" IS NOT NULL;