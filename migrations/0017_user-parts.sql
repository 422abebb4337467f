CREATE TABLE `user_parts` (
	`part` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`part`, `user_id`)
) WITHOUT ROWID;
--> statement-breakpoint
-- drizzle-kit knows neither triggers nor tables without a rowid: from here on by hand. 24 letters are MAX_PART in the search.
CREATE TRIGGER `users_parts_insert` AFTER INSERT ON `users`
BEGIN
	INSERT OR IGNORE INTO `user_parts` (`part`, `user_id`)
	SELECT substr(w.value, p.key + 1, 24), NEW.`id` FROM json_each('[' || replace(json_quote(NEW.`search_key`), ' ', '","') || ']') w, json_each('[' || replace(hex(zeroblob(length(w.value) - 3)), '00', '0,') || '0]') p
	WHERE length(w.value) > 2;
END;
--> statement-breakpoint
CREATE TRIGGER `users_parts_update` AFTER UPDATE OF `search_key` ON `users`
WHEN NEW.`search_key` <> OLD.`search_key`
BEGIN
	DELETE FROM `user_parts` WHERE `user_id` = OLD.`id` AND `part` IN (
		SELECT substr(w.value, p.key + 1, 24) FROM json_each('[' || replace(json_quote(OLD.`search_key`), ' ', '","') || ']') w, json_each('[' || replace(hex(zeroblob(length(w.value) - 3)), '00', '0,') || '0]') p
		WHERE length(w.value) > 2);
	INSERT OR IGNORE INTO `user_parts` (`part`, `user_id`)
	SELECT substr(w.value, p.key + 1, 24), NEW.`id` FROM json_each('[' || replace(json_quote(NEW.`search_key`), ' ', '","') || ']') w, json_each('[' || replace(hex(zeroblob(length(w.value) - 3)), '00', '0,') || '0]') p
	WHERE length(w.value) > 2;
END;
--> statement-breakpoint
-- By what the account was found by, not by its id: an index of ids would double the table.
CREATE TRIGGER `users_parts_delete` AFTER DELETE ON `users`
BEGIN
	DELETE FROM `user_parts` WHERE `user_id` = OLD.`id` AND `part` IN (
		SELECT substr(w.value, p.key + 1, 24) FROM json_each('[' || replace(json_quote(OLD.`search_key`), ' ', '","') || ']') w, json_each('[' || replace(hex(zeroblob(length(w.value) - 3)), '00', '0,') || '0]') p
		WHERE length(w.value) > 2);
END;
--> statement-breakpoint
INSERT OR IGNORE INTO `user_parts` (`part`, `user_id`)
	SELECT substr(w.value, p.key + 1, 24), u.`id` FROM `users` u, json_each('[' || replace(json_quote(u.`search_key`), ' ', '","') || ']') w, json_each('[' || replace(hex(zeroblob(length(w.value) - 3)), '00', '0,') || '0]') p
	WHERE length(w.value) > 2;
