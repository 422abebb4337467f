CREATE TABLE `visit_assurances` (
	`appointment_id` text PRIMARY KEY NOT NULL,
	`starts_at` text NOT NULL,
	`way` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "visit_assurances_way" CHECK(way IN ('email', 'push', 'whatsapp', 'sms', 'phone', 'app'))
);
--> statement-breakpoint
CREATE TABLE `visit_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`way` text NOT NULL,
	`actor_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "visit_contacts_way" CHECK(way IN ('whatsapp', 'sms', 'phone'))
);
--> statement-breakpoint
CREATE INDEX `visit_contacts_visit` ON `visit_contacts` (`appointment_id`,`at`);