CREATE TABLE `clinic_weekly_blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`days` text NOT NULL,
	`from_time` text NOT NULL,
	`until_time` text NOT NULL,
	`from_date` text NOT NULL,
	`until_date` text,
	`reason` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "clinic_weekly_blocks_days" CHECK(length("clinic_weekly_blocks"."days") = 7 AND "clinic_weekly_blocks"."days" NOT GLOB '*[^01]*' AND "clinic_weekly_blocks"."days" <> '0000000'),
	CONSTRAINT "clinic_weekly_blocks_times" CHECK("clinic_weekly_blocks"."from_time" < "clinic_weekly_blocks"."until_time"),
	CONSTRAINT "clinic_weekly_blocks_dates" CHECK("clinic_weekly_blocks"."until_date" IS NULL OR "clinic_weekly_blocks"."from_date" <= "clinic_weekly_blocks"."until_date")
);
--> statement-breakpoint
CREATE INDEX `clinic_weekly_blocks_clinic` ON `clinic_weekly_blocks` (`clinic_id`,`from_date`,`from_time`,`id`);