CREATE TABLE `visit_slots` (
	`appointment_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`seat` integer NOT NULL,
	`counts` integer NOT NULL,
	PRIMARY KEY(`appointment_id`, `starts_at`),
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `visit_slots_seat` ON `visit_slots` (`clinic_id`,`starts_at`,`seat`);--> statement-breakpoint
CREATE UNIQUE INDEX `visit_slots_pet` ON `visit_slots` (`pet_id`,`starts_at`);--> statement-breakpoint
ALTER TABLE `clinics` ADD `lengths` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `appointments` ADD `half_hours` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- By hand from here on. What was sold before takes one half hour.
INSERT INTO `visit_slots` (`appointment_id`, `starts_at`, `clinic_id`, `pet_id`, `seat`, `counts`)
SELECT `id`, `starts_at`, `clinic_id`, `pet_id`, `seat`, `seat` < 20 OR `status` <> 'pending'
FROM `appointments` WHERE `status` IN ('pending', 'confirmed', 'in_progress');
--> statement-breakpoint
-- A visit takes the seat of its first half hour in the others too, or where that is sold the lowest one that is free (20: MAX_CAPACITY).
CREATE TRIGGER `appointments_slots` AFTER INSERT ON `appointments`
WHEN NEW.`status` IN ('pending', 'confirmed', 'in_progress')
BEGIN
	INSERT INTO `visit_slots` (`appointment_id`, `starts_at`, `clinic_id`, `pet_id`, `seat`, `counts`)
	SELECT NEW.`id`, h.`at`, NEW.`clinic_id`, NEW.`pet_id`,
		CASE
			WHEN NOT EXISTS (SELECT 1 FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at` AND v.`seat` = NEW.`seat`) THEN NEW.`seat`
			WHEN h.`nth` = 0 THEN NEW.`seat`
			ELSE (SELECT min(f.`seat`) FROM (
				SELECT iif(NEW.`seat` < 20, 0, 20) AS `seat`
				UNION ALL SELECT v.`seat` + 1 FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at`) f
				WHERE (f.`seat` >= 20) = (NEW.`seat` >= 20) AND f.`seat` NOT IN (
					SELECT v.`seat` FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at`))
		END,
		NEW.`seat` < 20 OR NEW.`status` <> 'pending'
	FROM (
		SELECT strftime('%Y-%m-%dT%H:%M', NEW.`starts_at`, '+' || (30 * n.`nth`) || ' minutes') AS `at`, n.`nth`
		FROM (SELECT 0 AS `nth` UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) n WHERE n.`nth` < NEW.`half_hours`) h;
END;
--> statement-breakpoint
CREATE TRIGGER `appointments_slots_anew` AFTER UPDATE OF `status`, `starts_at`, `seat`, `half_hours`, `clinic_id`, `pet_id` ON `appointments`
BEGIN
	DELETE FROM `visit_slots` WHERE `appointment_id` = NEW.`id`;
	INSERT INTO `visit_slots` (`appointment_id`, `starts_at`, `clinic_id`, `pet_id`, `seat`, `counts`)
	SELECT NEW.`id`, h.`at`, NEW.`clinic_id`, NEW.`pet_id`,
		CASE
			WHEN NOT EXISTS (SELECT 1 FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at` AND v.`seat` = NEW.`seat`) THEN NEW.`seat`
			WHEN h.`nth` = 0 THEN NEW.`seat`
			ELSE (SELECT min(f.`seat`) FROM (
				SELECT iif(NEW.`seat` < 20, 0, 20) AS `seat`
				UNION ALL SELECT v.`seat` + 1 FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at`) f
				WHERE (f.`seat` >= 20) = (NEW.`seat` >= 20) AND f.`seat` NOT IN (
					SELECT v.`seat` FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at`))
		END,
		NEW.`seat` < 20 OR NEW.`status` <> 'pending'
	FROM (
		SELECT strftime('%Y-%m-%dT%H:%M', NEW.`starts_at`, '+' || (30 * n.`nth`) || ' minutes') AS `at`, n.`nth`
		FROM (SELECT 0 AS `nth` UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) n WHERE n.`nth` < NEW.`half_hours`) h
	WHERE NEW.`status` IN ('pending', 'confirmed', 'in_progress');
END;
