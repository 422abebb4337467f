CREATE TABLE `client_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`file_name` text NOT NULL,
	`people` integer NOT NULL,
	`animals` integer NOT NULL,
	`created_at` integer NOT NULL,
	`applied_at` integer,
	`undone_at` integer,
	`taken_back` integer,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `client_imports_clinic` ON `client_imports` (`clinic_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `client_imports_left` ON `client_imports` (`created_at`) WHERE "client_imports"."applied_at" IS NULL OR "client_imports"."undone_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `client_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`from_id` text NOT NULL,
	`into_id` text NOT NULL,
	`pets` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`undone_at` integer,
	CONSTRAINT "client_merges_pets" CHECK(json_valid("client_merges"."pets") AND json_valid("client_merges"."before") AND json_valid("client_merges"."after"))
);
--> statement-breakpoint
CREATE INDEX `client_merges_into` ON `client_merges` (`clinic_id`,`into_id`,`at`);--> statement-breakpoint
CREATE INDEX `client_merges_at` ON `client_merges` (`at`);--> statement-breakpoint
CREATE TABLE `clinic_owner_cards` (
	`clinic_id` text NOT NULL,
	`user_id` text NOT NULL,
	`document` text,
	`note` text,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`clinic_id`, `user_id`),
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `clinic_owner_cards_user` ON `clinic_owner_cards` (`user_id`);--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `document` text;--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `address` text;--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `note` text;--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `import_id` text;--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `merged_into` text;--> statement-breakpoint
ALTER TABLE `clinic_clients` ADD `merged_at` integer;--> statement-breakpoint
CREATE INDEX `clinic_clients_phone` ON `clinic_clients` (`clinic_id`,`phone`) WHERE "clinic_clients"."phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `clinic_clients_email` ON `clinic_clients` (`clinic_id`,`email`) WHERE "clinic_clients"."email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `clinic_clients_document` ON `clinic_clients` (`clinic_id`,`document`) WHERE "clinic_clients"."document" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `clinic_clients_new` ON `clinic_clients` (`clinic_id`,`created_at`) WHERE "clinic_clients"."import_id" IS NULL;--> statement-breakpoint
CREATE INDEX `clinic_clients_import` ON `clinic_clients` (`import_id`) WHERE "clinic_clients"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `clinic_clients_merged` ON `clinic_clients` (`merged_at`) WHERE "clinic_clients"."merged_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_phone` ON `users` (`phone`) WHERE "users"."phone" IS NOT NULL;