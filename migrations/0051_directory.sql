ALTER TABLE `clinics` ADD `is_listed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `clinics` ADD `species` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `clinics` ADD `all_hours_at` integer;--> statement-breakpoint
CREATE INDEX `clinics_listed` ON `clinics` (`city`,`name`,`id`) WHERE "clinics"."is_bookable" = 1 AND "clinics"."is_listed" = 1;