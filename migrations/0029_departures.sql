CREATE TABLE `clinic_leavings` (
	`clinic_id` text NOT NULL,
	`user_id` text NOT NULL,
	`left_at` integer NOT NULL,
	PRIMARY KEY(`clinic_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `clinic_leavings_left` ON `clinic_leavings` (`left_at`);--> statement-breakpoint
CREATE TABLE `erased_accounts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`changes` text NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erased_accounts_at` ON `erased_accounts` (`erased_at`);