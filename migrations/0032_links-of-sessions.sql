ALTER TABLE `pet_grants` ADD `made_in` text;--> statement-breakpoint
ALTER TABLE `calendar_feeds` ADD `made_in` text;--> statement-breakpoint
ALTER TABLE `carne_shares` ADD `made_in` text;