PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
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
	`client_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `clinic_clients`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "outbox_addressee" CHECK(("__new_outbox"."user_id" IS NULL) <> ("__new_outbox"."client_id" IS NULL)),
	CONSTRAINT "outbox_way" CHECK("__new_outbox"."way" IN ('email', 'push')),
	CONSTRAINT "outbox_state" CHECK("__new_outbox"."state" IN ('waiting', 'sending', 'sent', 'unknown', 'given_up'))
);
--> statement-breakpoint
INSERT INTO `__new_outbox`("id", "kind", "user_id", "way", "ids", "not_before", "next_at", "attempts", "state", "claimed_at", "sent_at", "last_error", "created_at", "used_at") SELECT "id", "kind", "user_id", "way", "ids", "not_before", "next_at", "attempts", "state", "claimed_at", "sent_at", "last_error", "created_at", "used_at" FROM `outbox` ORDER BY `rowid`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `__new_outbox` RENAME TO `outbox`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_at`) WHERE "outbox"."state" IN ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`,`id`) WHERE "outbox"."state" IN ('unknown', 'given_up');--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `outbox_client` ON `outbox` (`client_id`,`kind`) WHERE "outbox"."client_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_visit` ON `outbox` ((ids ->> 'visit'));--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `mails_authorisation` text;--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `mails_since` integer;--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `mails_ended_at` integer;