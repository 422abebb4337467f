ALTER TABLE `prescriptions` ADD `confirmed` text;--> statement-breakpoint
ALTER TABLE `clinic_agendas` ADD `types` text;--> statement-breakpoint
ALTER TABLE `vaccine_batches` ADD `species` text;--> statement-breakpoint
UPDATE `vaccine_batches` SET `species` = '["perro"]' WHERE `product` LIKE '%canin%' AND `product` NOT LIKE '%felin%';--> statement-breakpoint
UPDATE `vaccine_batches` SET `species` = '["gato"]' WHERE `product` LIKE '%felin%' AND `product` NOT LIKE '%canin%';
