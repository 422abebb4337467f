CREATE TABLE `clinic_agendas` (
	`clinic_id` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`colour` text NOT NULL,
	`since` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`clinic_id`, `number`),
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "clinic_agendas_number" CHECK("clinic_agendas"."number" BETWEEN 0 AND 19),
	CONSTRAINT "clinic_agendas_name" CHECK("clinic_agendas"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE `clinic_blocks` ADD `agenda` integer;--> statement-breakpoint
ALTER TABLE `clinic_weekly_blocks` ADD `agenda` integer;
--> statement-breakpoint
-- By hand from here on. A visit takes the seat of an agenda through all its half hours, or the act that sells them is undone; where its seat is
-- no agenda it passes by what is sold, as before. A step that moves nothing leaves the half hours where they are: one that was sold before its
-- clinic had agendas may stand in two.
DROP TRIGGER `appointments_slots`;
--> statement-breakpoint
DROP TRIGGER `appointments_slots_anew`;
--> statement-breakpoint
CREATE TRIGGER `appointments_slots` AFTER INSERT ON `appointments`
WHEN NEW.`status` IN ('pending', 'confirmed', 'in_progress')
BEGIN
	INSERT INTO `visit_slots` (`appointment_id`, `starts_at`, `clinic_id`, `pet_id`, `seat`, `counts`)
	SELECT NEW.`id`, h.`at`, NEW.`clinic_id`, NEW.`pet_id`,
		CASE
			WHEN h.`nth` = 0 THEN NEW.`seat`
			WHEN EXISTS (SELECT 1 FROM `clinic_agendas` g WHERE g.`clinic_id` = NEW.`clinic_id` AND g.`number` = NEW.`seat` AND g.`is_active` = 1) THEN NEW.`seat`
			WHEN NOT EXISTS (SELECT 1 FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at` AND v.`seat` = NEW.`seat`) THEN NEW.`seat`
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
CREATE TRIGGER `appointments_slots_anew` AFTER UPDATE OF `status`, `starts_at`, `seat`, `half_hours`, `clinic_id` ON `appointments`
WHEN NEW.`status` NOT IN ('pending', 'confirmed', 'in_progress') OR OLD.`status` NOT IN ('pending', 'confirmed', 'in_progress')
	OR (NEW.`starts_at`, NEW.`seat`, NEW.`half_hours`, NEW.`clinic_id`) <> (OLD.`starts_at`, OLD.`seat`, OLD.`half_hours`, OLD.`clinic_id`)
BEGIN
	DELETE FROM `visit_slots` WHERE `appointment_id` = NEW.`id`;
	INSERT INTO `visit_slots` (`appointment_id`, `starts_at`, `clinic_id`, `pet_id`, `seat`, `counts`)
	SELECT NEW.`id`, h.`at`, NEW.`clinic_id`, NEW.`pet_id`,
		CASE
			WHEN h.`nth` = 0 THEN NEW.`seat`
			WHEN EXISTS (SELECT 1 FROM `clinic_agendas` g WHERE g.`clinic_id` = NEW.`clinic_id` AND g.`number` = NEW.`seat` AND g.`is_active` = 1) THEN NEW.`seat`
			WHEN NOT EXISTS (SELECT 1 FROM `visit_slots` v WHERE v.`clinic_id` = NEW.`clinic_id` AND v.`starts_at` = h.`at` AND v.`seat` = NEW.`seat`) THEN NEW.`seat`
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
--> statement-breakpoint
CREATE TRIGGER `appointments_slots_kept` AFTER UPDATE OF `status`, `pet_id` ON `appointments`
WHEN NEW.`status` IN ('pending', 'confirmed', 'in_progress') AND OLD.`status` IN ('pending', 'confirmed', 'in_progress')
	AND NOT ((NEW.`starts_at`, NEW.`seat`, NEW.`half_hours`, NEW.`clinic_id`) <> (OLD.`starts_at`, OLD.`seat`, OLD.`half_hours`, OLD.`clinic_id`))
BEGIN
	UPDATE `visit_slots` SET `pet_id` = NEW.`pet_id`, `counts` = NEW.`seat` < 20 OR NEW.`status` <> 'pending'
	WHERE `appointment_id` = NEW.`id`;
END;
