CREATE TABLE `pet_problems` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`title` text NOT NULL,
	`since` text NOT NULL,
	`resolved_on` text,
	`state` text NOT NULL,
	`author_id` text,
	`author_name` text NOT NULL,
	`changed_by_name` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "pet_problems_state" CHECK("pet_problems"."state" IN ('active', 'resolved', 'mistake')),
	CONSTRAINT "pet_problems_resolved" CHECK(("pet_problems"."resolved_on" IS NOT NULL) = ("pet_problems"."state" = 'resolved'))
);
--> statement-breakpoint
CREATE INDEX `pet_problems_pet` ON `pet_problems` (`pet_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `pet_problems_author` ON `pet_problems` (`author_id`) WHERE "pet_problems"."author_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `prescription_items` (
	`prescription_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`concentration` text,
	`form` text,
	`dose` text NOT NULL,
	`days` integer,
	PRIMARY KEY(`prescription_id`, `position`),
	FOREIGN KEY (`prescription_id`) REFERENCES `prescriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "prescription_items_days" CHECK("prescription_items"."days" IS NULL OR "prescription_items"."days" BETWEEN 1 AND 730)
);
--> statement-breakpoint
CREATE TABLE `prescriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`date` text NOT NULL,
	`author_id` text,
	`author_name` text NOT NULL,
	`licence` text NOT NULL,
	`licence_checked` integer NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	`voided_at` integer,
	`voided_by_name` text,
	`void_reason` text,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "prescriptions_void" CHECK(("prescriptions"."voided_at" IS NULL) = ("prescriptions"."void_reason" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `prescriptions_pet` ON `prescriptions` (`pet_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescriptions_author` ON `prescriptions` (`author_id`) WHERE "prescriptions"."author_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `procedure_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`procedure` text NOT NULL,
	`agreed_by` text NOT NULL,
	`document` text,
	`agreed_on` text NOT NULL,
	`way` text NOT NULL,
	`note` text,
	`author_id` text,
	`author_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_on` text,
	`end_reason` text,
	`ended_by_name` text,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "procedure_consents_way" CHECK("procedure_consents"."way" IN ('papel', 'verbal', 'telefono', 'mensaje')),
	CONSTRAINT "procedure_consents_end" CHECK(("procedure_consents"."ended_on" IS NULL) = ("procedure_consents"."end_reason" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `procedure_consents_pet` ON `procedure_consents` (`pet_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `procedure_consents_author` ON `procedure_consents` (`author_id`) WHERE "procedure_consents"."author_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `vaccine_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`product` text NOT NULL,
	`manufacturer` text NOT NULL,
	`lot` text NOT NULL,
	`expires_on` text NOT NULL,
	`quantity` integer NOT NULL,
	`low_at` integer NOT NULL,
	`closed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`author_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "vaccine_batches_quantity" CHECK("vaccine_batches"."quantity" >= 0 AND "vaccine_batches"."low_at" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vaccine_batches_lot` ON `vaccine_batches` (`clinic_id`,`product`,`lot`);--> statement-breakpoint
CREATE INDEX `vaccine_batches_clinic` ON `vaccine_batches` (`clinic_id`,`closed_at`,`expires_on`,`id`);--> statement-breakpoint
ALTER TABLE `records` ADD `exam` text;--> statement-breakpoint
ALTER TABLE `records` ADD `manufacturer` text;--> statement-breakpoint
ALTER TABLE `records` ADD `lot_expires_on` text;--> statement-breakpoint
ALTER TABLE `records` ADD `batch_id` text REFERENCES vaccine_batches(id);--> statement-breakpoint
ALTER TABLE `records` ADD `licence` text;--> statement-breakpoint
ALTER TABLE `records` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `records` ADD `withdrawn_by_name` text;--> statement-breakpoint
ALTER TABLE `records` ADD `withdraw_reason` text;--> statement-breakpoint
CREATE INDEX `records_batch` ON `records` (`batch_id`,`is_current`) WHERE "records"."batch_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `records_lot` ON `records` (`clinic_id`,"lot" COLLATE NOCASE) WHERE "records"."is_current" = 1 AND "records"."lot" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `records_withdrawn` ON `records` (`pet_id`,`withdrawn_at`) WHERE "records"."withdrawn_at" IS NOT NULL;