CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`pet_id` text NOT NULL,
	`clinic_id` text NOT NULL,
	`owner_id` text,
	`starts_at` text NOT NULL,
	`seat` integer NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`charge_cop` integer,
	`completed_at` integer,
	`cancelled_by` text,
	`cancel_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "appointments_type" CHECK("appointments"."type" IN ('checkup', 'vaccination', 'emergency', 'grooming')),
	CONSTRAINT "appointments_status" CHECK("appointments"."status" IN ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled', 'no_show')),
	CONSTRAINT "appointments_start" CHECK("appointments"."starts_at" IS strftime('%Y-%m-%dT%H:%M', "appointments"."starts_at")),
	CONSTRAINT "appointments_charge" CHECK("appointments"."charge_cop" IS NULL OR "appointments"."charge_cop" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_seat` ON `appointments` (`clinic_id`,`starts_at`,`seat`) WHERE "appointments"."status" IN ('pending', 'confirmed', 'in_progress');--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_pet_start` ON `appointments` (`pet_id`,`starts_at`) WHERE "appointments"."status" IN ('pending', 'confirmed', 'in_progress');--> statement-breakpoint
CREATE INDEX `appointments_owner` ON `appointments` (`owner_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_clinic` ON `appointments` (`clinic_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `appointments_pet` ON `appointments` (`pet_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`target_id` text NOT NULL,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_target` ON `audit_log` (`target_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`actor_id`,`at`);--> statement-breakpoint
CREATE TABLE `clinic_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`member_role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "clinic_members_role" CHECK("clinic_members"."member_role" IN ('titular', 'equipo'))
);
--> statement-breakpoint
CREATE INDEX `clinic_members_clinic` ON `clinic_members` (`clinic_id`);--> statement-breakpoint
CREATE TABLE `clinics` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text NOT NULL,
	`address` text NOT NULL,
	`phone` text NOT NULL,
	`hours` text NOT NULL,
	`capacity` integer DEFAULT 1 NOT NULL,
	`min_notice_min` integer DEFAULT 120 NOT NULL,
	`horizon_days` integer DEFAULT 60 NOT NULL,
	`takes_emergencies` integer DEFAULT false NOT NULL,
	`is_bookable` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "clinics_capacity" CHECK("clinics"."capacity" BETWEEN 1 AND 20),
	CONSTRAINT "clinics_hours" CHECK(json_valid("clinics"."hours") AND json_array_length("clinics"."hours") = 7)
);
--> statement-breakpoint
CREATE INDEX `clinics_bookable` ON `clinics` (`city`,`name`,`id`) WHERE "clinics"."is_bookable" = 1;--> statement-breakpoint
CREATE TABLE `pet_weights` (
	`pet_id` text NOT NULL,
	`measured_at` integer NOT NULL,
	`weight_g` integer NOT NULL,
	PRIMARY KEY(`pet_id`, `measured_at`),
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pets` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`name` text NOT NULL,
	`species` text NOT NULL,
	`breed` text,
	`birth_month` text NOT NULL,
	`weight_g` integer NOT NULL,
	`notes` text,
	`archived_at` integer,
	`search_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "pets_species" CHECK("pets"."species" IN ('perro', 'gato', 'hamster', 'loro')),
	CONSTRAINT "pets_birth_month" CHECK("pets"."birth_month" GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]'),
	CONSTRAINT "pets_weight" CHECK("pets"."weight_g" >= 0)
);
--> statement-breakpoint
CREATE INDEX `pets_owner` ON `pets` (`owner_id`,`archived_at`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`public_id` text NOT NULL,
	`user_id` text NOT NULL,
	`device` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`alive_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_public_id` ON `sessions` (`public_id`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`alive_until`);--> statement-breakpoint
CREATE INDEX `sessions_alive` ON `sessions` (`alive_until`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `throttle` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`last_at` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttle_resets` ON `throttle` (`resets_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`phone` text,
	`address` text,
	`role` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`password_hash` text NOT NULL,
	`password_set_by` text,
	`password_set_at` integer NOT NULL,
	`search_key` text NOT NULL,
	`consent_version` text,
	`consent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_role" CHECK("users"."role" IN ('user', 'business', 'admin', 'toor'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_search` ON `users` (`search_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_role_search` ON `users` (`role`,`search_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_active_search` ON `users` (`is_active`,`search_key`,`id`);