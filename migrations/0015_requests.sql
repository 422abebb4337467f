CREATE TABLE `clinic_closures` (
	`clinic_id` text NOT NULL,
	`user_id` text NOT NULL,
	`closed_by` text NOT NULL,
	`closed_at` integer NOT NULL,
	PRIMARY KEY(`clinic_id`, `user_id`),
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `clinic_closures_user` ON `clinic_closures` (`user_id`);--> statement-breakpoint
CREATE INDEX `clinic_closures_latest` ON `clinic_closures` (`clinic_id`,`closed_at`,`user_id`);--> statement-breakpoint
ALTER TABLE `appointments` ADD `lapses_at` integer;--> statement-breakpoint
ALTER TABLE `appointments` ADD `lapsed_at` integer;--> statement-breakpoint
CREATE INDEX `appointments_lapsing` ON `appointments` (`lapses_at`) WHERE "appointments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `appointments_waiting` ON `appointments` (`clinic_id`,`owner_id`,`lapses_at`,`starts_at`) WHERE "appointments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX `appointments_lapsed` ON `appointments` (`clinic_id`,`lapsed_at`) WHERE "appointments"."lapsed_at" IS NOT NULL;--> statement-breakpoint
-- Requests that stand already end with their hour: nobody promised their owners an earlier answer.
UPDATE `appointments` SET `lapses_at` = (unixepoch(`starts_at`) + 5 * 3600 + 1800) * 1000
WHERE `status` = 'pending' AND `owner_id` IS NOT NULL AND `starts_at` > strftime('%Y-%m-%dT%H:%M', 'now', '-5 hours');
