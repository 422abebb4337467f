CREATE TABLE `blocked_patients` (
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`last_on` text NOT NULL,
	`blocked_at` integer NOT NULL,
	PRIMARY KEY(`clinic_id`, `pet_id`),
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blocked_patients_pet` ON `blocked_patients` (`pet_id`);--> statement-breakpoint
CREATE INDEX `blocked_patients_last` ON `blocked_patients` (`last_on`);--> statement-breakpoint
CREATE INDEX `blocked_patients_clinic` ON `blocked_patients` (`clinic_id`,`last_on`,`pet_id`);--> statement-breakpoint
ALTER TABLE `clinics` ADD `retention_years` integer;--> statement-breakpoint
ALTER TABLE `clinics` ADD `contract_version` text;--> statement-breakpoint
ALTER TABLE `clinics` ADD `contract_at` integer;--> statement-breakpoint
ALTER TABLE `clinics` ADD `contract_by` text;--> statement-breakpoint
ALTER TABLE `clinics` ADD `contract_until` text;--> statement-breakpoint
CREATE INDEX `pets_nobodys` ON `pets` (`id`) WHERE "pets"."owner_id" IS NULL AND "pets"."client_id" IS NULL;