ALTER TABLE `sessions` ADD `network` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `proven_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `second_step` text;