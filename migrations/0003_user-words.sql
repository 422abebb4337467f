-- Words of users.search_key, kept by the database itself so that no writer can forget them.
CREATE TRIGGER `users_words_insert` AFTER INSERT ON `users`
BEGIN
	INSERT OR IGNORE INTO `user_words` (`word`, `user_id`)
	SELECT value, NEW.`id` FROM json_each('[' || replace(json_quote(NEW.`search_key`), ' ', '","') || ']')
	WHERE value <> '';
END;
--> statement-breakpoint
CREATE TRIGGER `users_words_update` AFTER UPDATE OF `search_key` ON `users`
WHEN NEW.`search_key` <> OLD.`search_key`
BEGIN
	DELETE FROM `user_words` WHERE `user_id` = NEW.`id`;
	INSERT OR IGNORE INTO `user_words` (`word`, `user_id`)
	SELECT value, NEW.`id` FROM json_each('[' || replace(json_quote(NEW.`search_key`), ' ', '","') || ']')
	WHERE value <> '';
END;
--> statement-breakpoint
INSERT OR IGNORE INTO `user_words` (`word`, `user_id`)
SELECT w.value, u.`id` FROM `users` u,
	json_each('[' || replace(json_quote(u.`search_key`), ' ', '","') || ']') w
WHERE w.value <> '';
