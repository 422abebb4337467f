CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`old_email` text NOT NULL,
	`new_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_changes_user` ON `email_changes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_changes_created` ON `email_changes` (`created_at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`way` text NOT NULL,
	`wanted` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `way`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`way` text NOT NULL,
	`ids` text NOT NULL,
	`not_before` integer NOT NULL,
	`next_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`claimed_at` integer,
	`sent_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "outbox_way" CHECK("outbox"."way" IN ('email')),
	CONSTRAINT "outbox_state" CHECK("outbox"."state" IN ('waiting', 'sending', 'sent', 'unknown', 'given_up'))
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`) WHERE "outbox"."state" IN ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`,`id`) WHERE "outbox"."state" IN ('unknown', 'given_up');--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`,`kind`);