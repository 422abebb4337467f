CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`small_type` text,
	`kind` text NOT NULL,
	`pet_id` text NOT NULL,
	`record_id` text,
	`message_id` text,
	`owner_id` text,
	`clinic_id` text,
	`created_by` text,
	`author_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`caption` text,
	`taken_on` text,
	`created_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "files_kind" CHECK("files"."kind" IN ('photo', 'carne', 'record', 'message')),
	CONSTRAINT "files_type" CHECK("files"."type" IN ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
	CONSTRAINT "files_size" CHECK("files"."size" > 0),
	CONSTRAINT "files_one_keeper" CHECK(("files"."owner_id" IS NULL) <> ("files"."clinic_id" IS NULL)),
	CONSTRAINT "files_on_record" CHECK(("files"."kind" = 'record') = ("files"."record_id" IS NOT NULL)),
	CONSTRAINT "files_on_message" CHECK(("files"."kind" = 'message') = ("files"."message_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_key` ON `files` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `files_photo` ON `files` (`pet_id`) WHERE "files"."kind" = 'photo';--> statement-breakpoint
CREATE INDEX `files_pet` ON `files` (`pet_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `files_record` ON `files` (`record_id`) WHERE "files"."record_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `files_message` ON `files` (`message_id`) WHERE "files"."message_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `files_owner` ON `files` (`owner_id`,`size`);--> statement-breakpoint
CREATE INDEX `files_clinic` ON `files` (`clinic_id`,`size`);--> statement-breakpoint
CREATE INDEX `files_author` ON `files` (`created_by`) WHERE "files"."created_by" IS NOT NULL;