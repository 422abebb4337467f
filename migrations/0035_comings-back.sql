ALTER TABLE `clinic_leavings` ADD `member_role` text DEFAULT 'titular' NOT NULL;
--> statement-breakpoint
-- By hand: clinics that the administration closed with their last member, who may come back. Both acts are of one instant and one hand.
INSERT OR IGNORE INTO `clinic_leavings` (`clinic_id`, `user_id`, `left_at`, `member_role`)
SELECT c.`target_id`, r.`target_id`, r.`at`, 'titular' FROM `audit_log` c
JOIN `audit_log` r ON r.`at` = c.`at` AND r.`actor_id` = c.`actor_id` AND r.`action` = 'member.removed'
JOIN `users` u ON u.`id` = r.`target_id`
WHERE c.`action` = 'clinic.closed' AND c.`actor_id` <> r.`target_id`;
