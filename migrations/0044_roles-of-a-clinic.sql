CREATE TABLE `licences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`declared_at` integer NOT NULL,
	`checked_by` text,
	`checked_by_name` text,
	`checked_for` text,
	`checked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "licences_number" CHECK(length("licences"."number") BETWEEN 3 AND 20)
);
--> statement-breakpoint
CREATE TABLE `record_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`author_id` text,
	`author_name` text NOT NULL,
	`fields` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "record_drafts_fields" CHECK(json_valid("record_drafts"."fields"))
);
--> statement-breakpoint
CREATE INDEX `record_drafts_pet` ON `record_drafts` (`pet_id`,`clinic_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `record_drafts_author` ON `record_drafts` (`author_id`) WHERE "record_drafts"."author_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `clinic_members` ADD `duty` text DEFAULT 'veterinario' NOT NULL CHECK (`duty` IN ('veterinario', 'recepcion'));--> statement-breakpoint
ALTER TABLE `clinic_leavings` ADD `duty` text DEFAULT 'veterinario' NOT NULL CHECK (`duty` IN ('veterinario', 'recepcion'));