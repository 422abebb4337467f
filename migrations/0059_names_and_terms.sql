ALTER TABLE `messages` ADD `erase_at` integer;--> statement-breakpoint
CREATE INDEX `messages_erase` ON `messages` (`erase_at`) WHERE "messages"."erase_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `appointments` ADD `pet_name` text;--> statement-breakpoint
UPDATE messages SET erase_at = (unixepoch() + 31536000) * 1000 WHERE author_id IS NULL AND side = 'owner'
  AND EXISTS (SELECT 1 FROM threads t WHERE t.id = messages.thread_id AND messages.at < t.owner_since);--> statement-breakpoint
UPDATE threads SET erase_at = NULL WHERE owner_id IS NOT NULL AND erase_at IS NOT NULL;--> statement-breakpoint
DELETE FROM household_members WHERE member_id IN (SELECT id FROM users WHERE role <> 'user');
