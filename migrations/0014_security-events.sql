CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`device` text,
	`network` text
);
--> statement-breakpoint
CREATE INDEX `security_events_at` ON `security_events` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_kind` ON `security_events` (`kind`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_network` ON `security_events` (`network`,`at`,`id`);