CREATE TABLE `book_balances` (
	`clinic_id` text NOT NULL,
	`pet_id` text NOT NULL,
	`cop` integer NOT NULL,
	PRIMARY KEY(`clinic_id`, `pet_id`)
);
--> statement-breakpoint
CREATE INDEX `book_balances_open` ON `book_balances` (`clinic_id`,`cop`,`pet_id`) WHERE "book_balances"."cop" <> 0;--> statement-breakpoint
CREATE TABLE `book_delivered` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`delivery_id` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `book_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`delivery_id`) REFERENCES `book_deliveries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `book_delivered_delivery` ON `book_delivered` (`delivery_id`);--> statement-breakpoint
CREATE TABLE `book_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`entries` integer NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `book_deliveries_clinic` ON `book_deliveries` (`clinic_id`,`at`);--> statement-breakpoint
CREATE TABLE `book_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`voids` text,
	`is_credit` integer DEFAULT false NOT NULL,
	`appointment_id` text,
	`pet_id` text NOT NULL,
	`items` text NOT NULL,
	`total_cop` integer DEFAULT 0 NOT NULL,
	`cash_cop` integer DEFAULT 0 NOT NULL,
	`card_cop` integer DEFAULT 0 NOT NULL,
	`transfer_cop` integer DEFAULT 0 NOT NULL,
	`wallet_cop` integer DEFAULT 0 NOT NULL,
	`other_cop` integer DEFAULT 0 NOT NULL,
	`unnoted_cop` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`at` integer NOT NULL,
	`actor_id` text,
	`cash_day` text,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "book_entries_kind" CHECK("book_entries"."kind" IN ('charge', 'deposit', 'void')),
	CONSTRAINT "book_entries_voids" CHECK(("book_entries"."kind" = 'void') = ("book_entries"."voids" IS NOT NULL)),
	CONSTRAINT "book_entries_reason" CHECK("book_entries"."kind" <> 'void' OR "book_entries"."reason" IS NOT NULL),
	CONSTRAINT "book_entries_sign" CHECK("book_entries"."total_cop" = 0 OR ("book_entries"."total_cop" < 0) = ("book_entries"."kind" = 'void')),
	CONSTRAINT "book_entries_items" CHECK(json_valid("book_entries"."items") AND ("book_entries"."kind" <> 'deposit' OR "book_entries"."total_cop" = 0)),
	CONSTRAINT "book_entries_cash_day" CHECK(("book_entries"."cash_day" IS NULL) = ("book_entries"."cash_cop" = 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `book_entries_number` ON `book_entries` (`clinic_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `book_entries_void` ON `book_entries` (`voids`) WHERE "book_entries"."voids" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `book_entries_visit` ON `book_entries` (`appointment_id`,`at`);--> statement-breakpoint
CREATE INDEX `book_entries_clinic` ON `book_entries` (`clinic_id`,`at`,`number`);--> statement-breakpoint
CREATE INDEX `book_entries_pet` ON `book_entries` (`clinic_id`,`pet_id`,`at`);--> statement-breakpoint
CREATE INDEX `book_entries_of_pet` ON `book_entries` (`pet_id`);--> statement-breakpoint
CREATE INDEX `book_entries_cash` ON `book_entries` (`clinic_id`,`cash_day`,`actor_id`) WHERE "book_entries"."cash_day" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `book_pending` (
	`clinic_id` text NOT NULL,
	`number` integer NOT NULL,
	`entry_id` text NOT NULL,
	PRIMARY KEY(`clinic_id`, `number`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `book_pending_entry` ON `book_pending` (`entry_id`);--> statement-breakpoint
CREATE TABLE `cash_closes` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`day` text NOT NULL,
	`user_id` text NOT NULL,
	`opening_cop` integer NOT NULL,
	`book_cop` integer NOT NULL,
	`counted_cop` integer NOT NULL,
	`note` text,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_closes_day_form" CHECK("cash_closes"."day" IS date("cash_closes"."day")),
	CONSTRAINT "cash_closes_note" CHECK("cash_closes"."note" IS NOT NULL OR "cash_closes"."counted_cop" = "cash_closes"."opening_cop" + "cash_closes"."book_cop")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cash_closes_day` ON `cash_closes` (`clinic_id`,`day`,`user_id`);--> statement-breakpoint
CREATE TABLE `clinic_services` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`name` text NOT NULL,
	`price_cop` integer NOT NULL,
	`iva` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "clinic_services_price" CHECK("clinic_services"."price_cop" >= 0),
	CONSTRAINT "clinic_services_iva" CHECK("clinic_services"."iva" IN ('19', '5', '0', 'excluido'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clinic_services_name` ON `clinic_services` (`clinic_id`,`name`);--> statement-breakpoint
ALTER TABLE `clinics` ADD `price_iva` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- By hand from here on. Charges from before they were documents: one line each, paid nobody noted how. What was voided stays voided.
INSERT INTO `book_entries` (`id`, `clinic_id`, `number`, `kind`, `voids`, `appointment_id`, `pet_id`, `items`, `total_cop`, `unnoted_cop`, `reason`, `at`, `actor_id`)
SELECT o.`id`, o.`clinic_id`, row_number() OVER (PARTITION BY o.`clinic_id` ORDER BY o.`at`, o.`voids` IS NOT NULL, o.`id`),
	iif(o.`voids` IS NULL, 'charge', 'void'), o.`voids`, o.`appointment_id`, a.`pet_id`,
	json_array(json_object('name', CASE a.`type` WHEN 'vaccination' THEN 'Vacunación' WHEN 'emergency' THEN 'Urgencia' WHEN 'grooming' THEN 'Peluquería' ELSE 'Control' END, 'quantity', 1, 'unitCop', abs(o.`cop`), 'iva', NULL, 'discountCop', 0, 'discountReason', NULL)), o.`cop`, o.`cop`, o.`reason`, o.`at`, o.`actor_id`
FROM (
	SELECT `id`, `clinic_id`, `appointment_id`, `cop`, `at`, `actor_id`, `voids`, `reason` FROM `charge_entries`
	UNION ALL
	SELECT 'cobro-' || c.`id`, c.`clinic_id`, c.`id`, c.`charge_cop`, coalesce(c.`completed_at`, c.`updated_at`),
		(SELECT w.`actor_id` FROM `appointment_events` w WHERE w.`appointment_id` = c.`id` AND w.`status` = 'completed' LIMIT 1), NULL, NULL
	FROM `appointments` c WHERE c.`charge_cop` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `charge_entries` e
		WHERE e.`appointment_id` = c.`id` AND e.`voids` IS NULL AND NOT EXISTS (SELECT 1 FROM `charge_entries` v WHERE v.`voids` = e.`id`))
) o JOIN `appointments` a ON a.`id` = o.`appointment_id`;
--> statement-breakpoint
CREATE TRIGGER `book_entries_no_update` BEFORE UPDATE ON `book_entries`
BEGIN
	SELECT RAISE(ABORT, 'book_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `book_entries_no_delete` BEFORE DELETE ON `book_entries`
BEGIN
	SELECT RAISE(ABORT, 'book_entries is append-only');
END;
--> statement-breakpoint
-- REPLACE would take a row away without firing the trigger above.
CREATE TRIGGER `book_entries_no_replace` BEFORE INSERT ON `book_entries`
WHEN EXISTS (SELECT 1 FROM `book_entries` WHERE `id` = NEW.`id` OR `rowid` = NEW.`rowid` OR (`clinic_id` = NEW.`clinic_id` AND `number` = NEW.`number`) OR `voids` = NEW.`voids`)
BEGIN
	SELECT RAISE(ABORT, 'book_entries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `book_deliveries_no_update` BEFORE UPDATE ON `book_deliveries`
BEGIN
	SELECT RAISE(ABORT, 'book_deliveries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `book_deliveries_no_delete` BEFORE DELETE ON `book_deliveries`
BEGIN
	SELECT RAISE(ABORT, 'book_deliveries is append-only');
END;
--> statement-breakpoint
-- REPLACE would take a row away without firing the trigger above.
CREATE TRIGGER `book_deliveries_no_replace` BEFORE INSERT ON `book_deliveries`
WHEN EXISTS (SELECT 1 FROM `book_deliveries` WHERE `id` = NEW.`id` OR `rowid` = NEW.`rowid`)
BEGIN
	SELECT RAISE(ABORT, 'book_deliveries is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `book_delivered_no_update` BEFORE UPDATE ON `book_delivered`
BEGIN
	SELECT RAISE(ABORT, 'book_delivered is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `book_delivered_no_delete` BEFORE DELETE ON `book_delivered`
BEGIN
	SELECT RAISE(ABORT, 'book_delivered is append-only');
END;
--> statement-breakpoint
-- REPLACE would take a row away without firing the trigger above.
CREATE TRIGGER `book_delivered_no_replace` BEFORE INSERT ON `book_delivered`
WHEN EXISTS (SELECT 1 FROM `book_delivered` WHERE `entry_id` = NEW.`entry_id` OR `rowid` = NEW.`rowid`)
BEGIN
	SELECT RAISE(ABORT, 'book_delivered is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `cash_closes_no_update` BEFORE UPDATE ON `cash_closes`
BEGIN
	SELECT RAISE(ABORT, 'cash_closes is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `cash_closes_no_delete` BEFORE DELETE ON `cash_closes`
BEGIN
	SELECT RAISE(ABORT, 'cash_closes is append-only');
END;
--> statement-breakpoint
-- REPLACE would take a row away without firing the trigger above.
CREATE TRIGGER `cash_closes_no_replace` BEFORE INSERT ON `cash_closes`
WHEN EXISTS (SELECT 1 FROM `cash_closes` WHERE `id` = NEW.`id` OR `rowid` = NEW.`rowid` OR (`clinic_id` = NEW.`clinic_id` AND `day` = NEW.`day` AND `user_id` = NEW.`user_id`))
BEGIN
	SELECT RAISE(ABORT, 'cash_closes is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `book_entries_names` AFTER INSERT ON `book_entries`
WHEN NEW.`actor_id` IS NOT NULL
BEGIN
	INSERT OR IGNORE INTO `actor_names` (`row_id`, `at`, `name`, `role`, `email`)
	SELECT NEW.`id`, NEW.`at`, u.`name`, u.`role`, u.`email` FROM `users` u WHERE u.`id` = NEW.`actor_id` AND u.`role` <> 'user';
END;
--> statement-breakpoint
CREATE TRIGGER `cash_closes_names` AFTER INSERT ON `cash_closes`
WHEN NEW.`actor_id` IS NOT NULL
BEGIN
	INSERT OR IGNORE INTO `actor_names` (`row_id`, `at`, `name`, `role`, `email`)
	SELECT NEW.`id`, NEW.`at`, u.`name`, u.`role`, u.`email` FROM `users` u WHERE u.`id` = NEW.`actor_id` AND u.`role` <> 'user';
END;
--> statement-breakpoint
CREATE TRIGGER `book_deliveries_names` AFTER INSERT ON `book_deliveries`
WHEN NEW.`actor_id` IS NOT NULL
BEGIN
	INSERT OR IGNORE INTO `actor_names` (`row_id`, `at`, `name`, `role`, `email`)
	SELECT NEW.`id`, NEW.`at`, u.`name`, u.`role`, u.`email` FROM `users` u WHERE u.`id` = NEW.`actor_id` AND u.`role` <> 'user';
END;
--> statement-breakpoint
CREATE TRIGGER `book_entries_balance` AFTER INSERT ON `book_entries`
WHEN NEW.`cash_cop` + NEW.`card_cop` + NEW.`transfer_cop` + NEW.`wallet_cop` + NEW.`other_cop` + NEW.`unnoted_cop` <> NEW.`total_cop`
BEGIN
	INSERT INTO `book_balances` (`clinic_id`, `pet_id`, `cop`) SELECT NEW.`clinic_id`, NEW.`pet_id`, 0
	WHERE NOT EXISTS (SELECT 1 FROM `book_balances` b WHERE b.`clinic_id` = NEW.`clinic_id` AND b.`pet_id` = NEW.`pet_id`);
	UPDATE `book_balances` SET `cop` = `cop` + NEW.`cash_cop` + NEW.`card_cop` + NEW.`transfer_cop` + NEW.`wallet_cop` + NEW.`other_cop` + NEW.`unnoted_cop` - NEW.`total_cop`
	WHERE `clinic_id` = NEW.`clinic_id` AND `pet_id` = NEW.`pet_id`;
END;
--> statement-breakpoint
-- What an invoice is made of waits to be handed over; a charge that was voided before that needs none.
CREATE TRIGGER `book_entries_pending` AFTER INSERT ON `book_entries`
WHEN (NEW.`kind` = 'charge' AND NEW.`total_cop` > 0 AND NEW.`unnoted_cop` = 0) OR NEW.`is_credit` = 1
BEGIN
	INSERT INTO `book_pending` (`clinic_id`, `number`, `entry_id`) VALUES (NEW.`clinic_id`, NEW.`number`, NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `book_entries_unpending` AFTER INSERT ON `book_entries`
WHEN NEW.`voids` IS NOT NULL
BEGIN
	DELETE FROM `book_pending` WHERE `entry_id` = NEW.`voids`;
END;
--> statement-breakpoint
CREATE TRIGGER `book_delivered_unpending` AFTER INSERT ON `book_delivered`
BEGIN
	DELETE FROM `book_pending` WHERE `entry_id` = NEW.`entry_id`;
END;
--> statement-breakpoint
-- The book follows a visit whose charge was written by a version that knew no book, so that both always say the same.
CREATE TRIGGER `appointments_charged` AFTER INSERT ON `appointments`
WHEN NEW.`charge_cop` IS NOT NULL
BEGIN
	INSERT INTO `book_entries` (`id`, `clinic_id`, `number`, `kind`, `appointment_id`, `pet_id`, `items`, `total_cop`, `unnoted_cop`, `at`, `actor_id`)
	SELECT lower(hex(randomblob(16))), NEW.`clinic_id`, (SELECT coalesce(max(n.`number`), 0) + 1 FROM `book_entries` n WHERE n.`clinic_id` = NEW.`clinic_id`), 'charge', NEW.`id`, NEW.`pet_id`,
		json_array(json_object('name', CASE NEW.`type` WHEN 'vaccination' THEN 'Vacunación' WHEN 'emergency' THEN 'Urgencia' WHEN 'grooming' THEN 'Peluquería' ELSE 'Control' END, 'quantity', 1, 'unitCop', NEW.`charge_cop`, 'iva', NULL, 'discountCop', 0, 'discountReason', NULL)), NEW.`charge_cop`, NEW.`charge_cop`, coalesce(NEW.`completed_at`, NEW.`updated_at`),
		(SELECT w.`actor_id` FROM `appointment_events` w WHERE w.`appointment_id` = NEW.`id` AND w.`status` = 'completed' ORDER BY w.`at` DESC LIMIT 1)
	WHERE NEW.`charge_cop` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `appointments_recharged` AFTER UPDATE OF `charge_cop` ON `appointments`
WHEN NEW.`charge_cop` IS NOT (SELECT e.`total_cop` FROM `book_entries` e WHERE e.`appointment_id` = NEW.`id` AND e.`kind` = 'charge' AND NOT EXISTS (SELECT 1 FROM `book_entries` v WHERE v.`voids` = e.`id`))
BEGIN
	INSERT INTO `book_entries` (`id`, `clinic_id`, `number`, `kind`, `voids`, `is_credit`, `appointment_id`, `pet_id`, `items`, `total_cop`, `cash_cop`, `card_cop`, `transfer_cop`, `wallet_cop`, `other_cop`, `unnoted_cop`, `reason`, `at`, `actor_id`, `cash_day`)
	SELECT lower(hex(randomblob(16))), NEW.`clinic_id`, (SELECT coalesce(max(n.`number`), 0) + 1 FROM `book_entries` n WHERE n.`clinic_id` = NEW.`clinic_id`), 'void', e.`id`,
		EXISTS (SELECT 1 FROM `book_delivered` d WHERE d.`entry_id` = e.`id`), e.`appointment_id`, e.`pet_id`, e.`items`, -e.`total_cop`,
		-e.`cash_cop`, -e.`card_cop`, -e.`transfer_cop`, -e.`wallet_cop`, -e.`other_cop`, -e.`unnoted_cop`,
		coalesce((SELECT c.`reason` FROM `charge_entries` c WHERE c.`appointment_id` = NEW.`id` AND c.`voids` IS NOT NULL ORDER BY c.`at` DESC LIMIT 1), 'Sin motivo anotado'),
		NEW.`updated_at`, (SELECT c.`actor_id` FROM `charge_entries` c WHERE c.`appointment_id` = NEW.`id` AND c.`voids` IS NOT NULL ORDER BY c.`at` DESC LIMIT 1),
		iif(e.`cash_cop` = 0, NULL, date(NEW.`updated_at` / 1000 - 18000, 'unixepoch'))
	FROM `book_entries` e WHERE e.`appointment_id` = NEW.`id` AND e.`kind` = 'charge' AND NOT EXISTS (SELECT 1 FROM `book_entries` v WHERE v.`voids` = e.`id`);
	INSERT INTO `book_entries` (`id`, `clinic_id`, `number`, `kind`, `appointment_id`, `pet_id`, `items`, `total_cop`, `unnoted_cop`, `at`, `actor_id`)
	SELECT lower(hex(randomblob(16))), NEW.`clinic_id`, (SELECT coalesce(max(n.`number`), 0) + 1 FROM `book_entries` n WHERE n.`clinic_id` = NEW.`clinic_id`), 'charge', NEW.`id`, NEW.`pet_id`,
		json_array(json_object('name', CASE NEW.`type` WHEN 'vaccination' THEN 'Vacunación' WHEN 'emergency' THEN 'Urgencia' WHEN 'grooming' THEN 'Peluquería' ELSE 'Control' END, 'quantity', 1, 'unitCop', NEW.`charge_cop`, 'iva', NULL, 'discountCop', 0, 'discountReason', NULL)), NEW.`charge_cop`, NEW.`charge_cop`, coalesce(NEW.`completed_at`, NEW.`updated_at`),
		(SELECT w.`actor_id` FROM `appointment_events` w WHERE w.`appointment_id` = NEW.`id` AND w.`status` = 'completed' ORDER BY w.`at` DESC LIMIT 1)
	WHERE NEW.`charge_cop` IS NOT NULL;
END;
