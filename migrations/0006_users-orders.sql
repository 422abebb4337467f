CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_staff_email` ON `users` (`role`,`email`) WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX `users_staff_created` ON `users` (`role`,`created_at`,`id`) WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX `users_inactive_email` ON `users` (`email`) WHERE "users"."is_active" = 0;--> statement-breakpoint
CREATE INDEX `users_inactive_created` ON `users` (`created_at`,`id`) WHERE "users"."is_active" = 0;--> statement-breakpoint
CREATE INDEX `reminder_notes_of_pet` ON `reminder_notes` (`pet_id`);