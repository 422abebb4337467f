CREATE TABLE `medicine_alarms` (
	`medicine_id` text NOT NULL,
	`time` text NOT NULL,
	`until_on` text NOT NULL,
	PRIMARY KEY(`medicine_id`, `time`),
	FOREIGN KEY (`medicine_id`) REFERENCES `pet_medicines`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `medicine_alarms_time` ON `medicine_alarms` (`time`,`until_on`);--> statement-breakpoint
CREATE TABLE `medicine_ticks` (
	`medicine_id` text NOT NULL,
	`due_at` text NOT NULL,
	`given_by` text,
	`given_by_name` text NOT NULL,
	`given_at` integer NOT NULL,
	PRIMARY KEY(`medicine_id`, `due_at`),
	FOREIGN KEY (`medicine_id`) REFERENCES `pet_medicines`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`given_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `medicine_ticks_giver` ON `medicine_ticks` (`given_by`) WHERE "medicine_ticks"."given_by" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `pet_medicines` (
	`id` text PRIMARY KEY NOT NULL,
	`pet_id` text NOT NULL,
	`name` text NOT NULL,
	`instruction` text,
	`prescription_id` text,
	`times` text NOT NULL,
	`every_days` integer,
	`weekdays` text,
	`from_on` text NOT NULL,
	`to_on` text,
	`hours_since` text NOT NULL,
	`added_by` text,
	`ended_at` integer,
	`ended_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`prescription_id`) REFERENCES `prescriptions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`added_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`ended_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "pet_medicines_days" CHECK(("pet_medicines"."every_days" IS NULL) <> ("pet_medicines"."weekdays" IS NULL)),
	CONSTRAINT "pet_medicines_every" CHECK("pet_medicines"."every_days" IS NULL OR "pet_medicines"."every_days" >= 1),
	CONSTRAINT "pet_medicines_order" CHECK("pet_medicines"."to_on" IS NULL OR "pet_medicines"."to_on" >= "pet_medicines"."from_on")
);
--> statement-breakpoint
CREATE INDEX `pet_medicines_pet` ON `pet_medicines` (`pet_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pet_medicines_prescription` ON `pet_medicines` (`prescription_id`) WHERE "pet_medicines"."prescription_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `pet_medicines_added_by` ON `pet_medicines` (`added_by`) WHERE "pet_medicines"."added_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `pet_medicines_ended_by` ON `pet_medicines` (`ended_by`) WHERE "pet_medicines"."ended_by" IS NOT NULL;