CREATE TABLE `clinic_entries` (
	`clinic_id` text NOT NULL,
	`user_id` text NOT NULL,
	`cause` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`opens_at` integer NOT NULL,
	`decision` text,
	`decided_by` text,
	`decided_at` integer,
	PRIMARY KEY(`clinic_id`, `user_id`),
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "clinic_entries_cause" CHECK("clinic_entries"."cause" IN ('link', 'password', 'joined', 'recovered')),
	CONSTRAINT "clinic_entries_decision" CHECK("clinic_entries"."decision" IN ('agreed', 'refused', 'shortened'))
);
--> statement-breakpoint
CREATE INDEX `clinic_entries_user` ON `clinic_entries` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `password_expires_at` integer;