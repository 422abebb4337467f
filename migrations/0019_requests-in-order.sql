DROP INDEX `appointments_waiting`;--> statement-breakpoint
CREATE INDEX `appointments_waiting` ON `appointments` (`clinic_id`,`lapses_at`,`id`) WHERE "appointments"."status" = 'pending';