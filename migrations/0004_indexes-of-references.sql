CREATE INDEX `messages_author` ON `messages` (`author_id`) WHERE "messages"."author_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `records_appointment` ON `records` (`appointment_id`) WHERE "records"."appointment_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `records_author` ON `records` (`author_id`) WHERE "records"."author_id" IS NOT NULL;