CREATE TABLE `gone_entries` (
	`clinic_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`cause` text NOT NULL,
	`asked_by_name` text,
	`asked_by_role` text,
	`asked_by_email` text,
	`asked_at` integer NOT NULL,
	`gone_at` integer NOT NULL,
	PRIMARY KEY(`clinic_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `gone_entries_at` ON `gone_entries` (`gone_at`);--> statement-breakpoint
CREATE TABLE `target_names` (
	`row_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`new_name` text
);
--> statement-breakpoint
CREATE INDEX `target_names_at` ON `target_names` (`at`);--> statement-breakpoint
CREATE INDEX `target_names_user` ON `target_names` (`user_id`,`at`);
--> statement-breakpoint
-- drizzle-kit knows no triggers: from here on by hand. Of an own act only a change of name is kept: who it was on is who did it.
CREATE TRIGGER `audit_log_targets` AFTER INSERT ON `audit_log`
WHEN NEW.`actor_id` IS NOT NEW.`target_id` OR NEW.`action` = 'account.updated'
BEGIN
	INSERT OR IGNORE INTO `target_names` (`row_id`, `at`, `user_id`, `name`)
	SELECT NEW.`id`, NEW.`at`, u.`id`, u.`name` FROM `users` u WHERE u.`id` = NEW.`target_id`;
END;
--> statement-breakpoint
-- The act stands before the change in its batch, and both are of one instant.
CREATE TRIGGER `users_renamed` AFTER UPDATE OF `name` ON `users`
WHEN NEW.`name` <> OLD.`name`
BEGIN
	UPDATE `target_names` SET `new_name` = NEW.`name`
	WHERE `user_id` = NEW.`id` AND `at` = NEW.`updated_at` AND `name` = OLD.`name` AND `new_name` IS NULL
		AND EXISTS (SELECT 1 FROM `audit_log` l WHERE l.`id` = `target_names`.`row_id` AND l.`action` = 'account.updated');
END;
--> statement-breakpoint
-- An owner is called nothing once they are gone (decision 0194).
CREATE TRIGGER `users_unnamed` BEFORE DELETE ON `users`
WHEN OLD.`role` = 'user'
BEGIN
	DELETE FROM `target_names` WHERE `user_id` = OLD.`id`;
END;
