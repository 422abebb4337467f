CREATE TABLE `care_links` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`owner_id` text NOT NULL,
	`pet_id` text,
	`label` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`used_at` integer,
	`used_by` text,
	`made_in` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`used_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `care_links_token` ON `care_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `care_links_owner` ON `care_links` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `care_links_pet` ON `care_links` (`pet_id`) WHERE "care_links"."pet_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `care_links_used_by` ON `care_links` (`used_by`) WHERE "care_links"."used_by" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `household_members` (
	`owner_id` text NOT NULL,
	`member_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	`made_in` text,
	PRIMARY KEY(`owner_id`, `member_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "household_members_others" CHECK("household_members"."owner_id" <> "household_members"."member_id")
);
--> statement-breakpoint
CREATE INDEX `household_members_member` ON `household_members` (`member_id`,`owner_id`);--> statement-breakpoint
ALTER TABLE `threads` ADD `owner_since` integer;--> statement-breakpoint
ALTER TABLE `carne_shares` ADD `made_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `carne_shares_maker` ON `carne_shares` (`made_by`) WHERE "carne_shares"."made_by" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `pet_weights` ADD `author_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `pet_weights_author` ON `pet_weights` (`author_id`) WHERE "pet_weights"."author_id" IS NOT NULL;