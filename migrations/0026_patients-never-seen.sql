UPDATE `clinic_patients` SET `last_seen_on` = '' WHERE `last_visit_on` IS NULL AND NOT EXISTS (
  SELECT 1 FROM `appointments` a WHERE a.`pet_id` = `clinic_patients`.`pet_id` AND a.`clinic_id` = `clinic_patients`.`clinic_id` AND a.`status` <> 'cancelled');
