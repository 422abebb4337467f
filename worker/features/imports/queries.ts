import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clientImports } from '../../db/schema/clients.ts';

const i = alias(clientImports, 'i');
/** Imports that the screen lists. */
const SHOWN = 10;

/** The clinic's last imports that made patients, latest first. */
export const listImports = async (db: Db, clinicId: string) => {
  const rows = await db
    .select(
      named({
        id: i.id,
        fileName: i.fileName,
        people: i.people,
        animals: i.animals,
        appliedAt: i.appliedAt,
        undoneAt: i.undoneAt,
        takenBack: i.takenBack,
      }),
    )
    .from(sql`client_imports i`)
    .where(sql`i.clinic_id = ${clinicId} AND i.applied_at IS NOT NULL`)
    .orderBy(sql`i.created_at DESC`)
    .limit(SHOWN);
  return rows.map(({ appliedAt, ...row }) => ({ ...row, appliedAt: appliedAt ?? 0 }));
};

type Asked = { phone: string | null; email: string | null; document: string | null };

/** Which of some people are clients of the clinic by document, phone or e-mail: their places, and the name written down. */
export const findKnown = (db: Db, clinicId: string, people: readonly Asked[]) => {
  const by = (column: string) =>
    sql`SELECT j.key AS at, k.name AS name FROM json_each(${JSON.stringify(people)}) j
      CROSS JOIN clinic_clients k ON k.clinic_id = ${clinicId} AND k.${sql.raw(column)} = j.value ->> ${column}
      WHERE k.${sql.raw(column)} IS NOT NULL AND k.merged_into IS NULL
        AND EXISTS (SELECT 1 FROM pets p CROSS JOIN clinic_patients x ON x.clinic_id = k.clinic_id AND x.pet_id = p.id WHERE p.client_id = k.id)`;
  return db
    .select({ at: sql<number>`at`.as('place'), name: sql<string>`name`.as('known') })
    .from(sql`(${by('document')} UNION ALL ${by('phone')} UNION ALL ${by('email')}) found`);
};
