CREATE TABLE `charge_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL,
	`appointment_id` text NOT NULL,
	`cop` integer NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`voids` text,
	`reason` text,
	FOREIGN KEY (`clinic_id`) REFERENCES `clinics`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "charge_entries_reason" CHECK(("charge_entries"."voids" IS NULL) = ("charge_entries"."reason" IS NULL)),
	CONSTRAINT "charge_entries_sign" CHECK(("charge_entries"."voids" IS NULL AND "charge_entries"."cop" >= 0) OR ("charge_entries"."voids" IS NOT NULL AND "charge_entries"."cop" <= 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_entries_void` ON `charge_entries` (`voids`) WHERE "charge_entries"."voids" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `charge_entries_visit` ON `charge_entries` (`appointment_id`,`at`);--> statement-breakpoint
CREATE INDEX `charge_entries_clinic` ON `charge_entries` (`clinic_id`,`at`);