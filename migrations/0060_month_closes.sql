CREATE TABLE `month_closes` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`month` text NOT NULL,
	`entries` integer NOT NULL,
	`total_cop` integer DEFAULT 0 NOT NULL,
	`paid_cop` integer DEFAULT 0 NOT NULL,
	`invoiced_cop` integer DEFAULT 0 NOT NULL,
	`open_cash` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "month_closes_form" CHECK("month_closes"."month" IS strftime('%Y-%m', "month_closes"."month" || '-01'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `month_closes_month` ON `month_closes` (`clinic_id`,`month`);--> statement-breakpoint
CREATE TRIGGER `month_closes_no_update` BEFORE UPDATE ON `month_closes`
BEGIN
	SELECT RAISE(ABORT, 'month_closes is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `month_closes_no_delete` BEFORE DELETE ON `month_closes`
BEGIN
	SELECT RAISE(ABORT, 'month_closes is append-only');
END;
--> statement-breakpoint
-- REPLACE would take a row away without firing the trigger above.
CREATE TRIGGER `month_closes_no_replace` BEFORE INSERT ON `month_closes`
WHEN EXISTS (SELECT 1 FROM `month_closes` WHERE `id` = NEW.`id` OR `rowid` = NEW.`rowid` OR (`clinic_id` = NEW.`clinic_id` AND `month` = NEW.`month`))
BEGIN
	SELECT RAISE(ABORT, 'month_closes is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `month_closes_names` AFTER INSERT ON `month_closes`
WHEN NEW.`actor_id` IS NOT NULL
BEGIN
	INSERT OR IGNORE INTO `actor_names` (`row_id`, `at`, `name`, `role`, `email`)
	SELECT NEW.`id`, NEW.`at`, u.`name`, u.`role`, u.`email` FROM `users` u WHERE u.`id` = NEW.`actor_id` AND u.`role` <> 'user';
END;
