CREATE TABLE `clinic_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`clinic_id` text NOT NULL,
	`agenda` integer,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_read_at` integer,
	`made_in` text,
	FOREIGN KEY (`user_id`) REFERENCES `clinic_members`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clinic_feeds_token` ON `clinic_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `clinic_feeds_user` ON `clinic_feeds` (`user_id`);--> statement-breakpoint
CREATE TABLE `slot_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`wait_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`half_hours` integer NOT NULL,
	`offered_at` integer NOT NULL,
	`until` integer NOT NULL,
	`is_freed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`wait_id`) REFERENCES `slot_waits`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slot_offers_wait` ON `slot_offers` (`wait_id`,`offered_at`);--> statement-breakpoint
CREATE TABLE `slot_waits` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`owner_id` text,
	`type` text NOT NULL,
	`from_date` text NOT NULL,
	`until_date` text NOT NULL,
	`part` text NOT NULL,
	`agenda` integer,
	`created_at` integer NOT NULL,
	`look_at` integer NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "slot_waits_type" CHECK("slot_waits"."type" IN ('checkup', 'vaccination', 'grooming')),
	CONSTRAINT "slot_waits_part" CHECK("slot_waits"."part" IN ('any', 'morning', 'afternoon')),
	CONSTRAINT "slot_waits_span" CHECK("slot_waits"."from_date" <= "slot_waits"."until_date")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `slot_waits_pet` ON `slot_waits` (`pet_id`,`clinic_id`);--> statement-breakpoint
CREATE INDEX `slot_waits_owner` ON `slot_waits` (`owner_id`);--> statement-breakpoint
CREATE INDEX `slot_waits_clinic` ON `slot_waits` (`clinic_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `slot_waits_look` ON `slot_waits` (`look_at`,`created_at`);--> statement-breakpoint
ALTER TABLE `clinic_agendas` ADD `is_choosable` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- By hand from here on. A half hour of a visit that frees, by whatever act: who waits at its clinic for that day is looked at with the next
-- minute, and may be offered it again.
CREATE TRIGGER `visit_slots_freed` AFTER DELETE ON `visit_slots`
WHEN EXISTS (SELECT 1 FROM `slot_waits` w WHERE w.`clinic_id` = OLD.`clinic_id`)
BEGIN
	UPDATE `slot_waits` SET `look_at` = 0
	WHERE `clinic_id` = OLD.`clinic_id` AND substr(OLD.`starts_at`, 1, 10) BETWEEN `from_date` AND `until_date`;
	UPDATE `slot_offers` SET `is_freed` = 1
	WHERE `wait_id` IN (SELECT w.`id` FROM `slot_waits` w WHERE w.`clinic_id` = OLD.`clinic_id`)
		AND `starts_at` <= OLD.`starts_at`
		AND strftime('%Y-%m-%dT%H:%M', `starts_at`, '+' || (30 * `half_hours`) || ' minutes') > OLD.`starts_at`;
END;
--> statement-breakpoint
-- Whoever has the visit waits no more, whichever way it came.
CREATE TRIGGER `appointments_waited` AFTER INSERT ON `appointments`
WHEN NEW.`status` IN ('pending', 'confirmed', 'in_progress')
BEGIN
	DELETE FROM `slot_waits` WHERE `pet_id` = NEW.`pet_id` AND `clinic_id` = NEW.`clinic_id` AND `type` = NEW.`type`
		AND substr(NEW.`starts_at`, 1, 10) BETWEEN `from_date` AND `until_date`;
END;
--> statement-breakpoint
CREATE TRIGGER `appointments_waited_moved` AFTER UPDATE OF `starts_at` ON `appointments`
WHEN NEW.`starts_at` <> OLD.`starts_at` AND NEW.`status` IN ('pending', 'confirmed', 'in_progress')
BEGIN
	DELETE FROM `slot_waits` WHERE `pet_id` = NEW.`pet_id` AND `clinic_id` = NEW.`clinic_id` AND `type` = NEW.`type`
		AND substr(NEW.`starts_at`, 1, 10) BETWEEN `from_date` AND `until_date`;
END;
