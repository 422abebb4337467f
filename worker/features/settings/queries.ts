// Longer than 200 lines: the choices of the deployment are read and written by statements that repeat one condition.
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_COUNTED } from '../../../src/shared/limits.ts';
import { ROLES, type Role } from '../../../src/shared/roles.ts';
import type { BannerInput, Registration, Service, Settings } from '../../../src/shared/schemas/settings.ts';
import { instantOf } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { settings } from '../../db/schema/settings.ts';
import { listBookableClinics } from '../clinics/queries.ts';
import { bannerOf, bannerOn, purgedAtOf, registrationOf, secondStepOf } from './rules.ts';

const c = alias(clinics, 'c');

const stored = (key: string): SQL<string | null> => sql`(SELECT value FROM settings WHERE key = ${key})`;

/** Statement: one row with the choices of the deployment. */
const findChoices = (db: Db) =>
  db
    .select({
      registration: stored('registration').as('registration'),
      banner: stored('banner').as('banner'),
      secondStep: stored('second_step').as('second_step'),
      ...named({ name: c.name, city: c.city, isBookable: c.isBookable }),
      ...namedOrNull({ id: c.id }),
    })
    .from(sql`(SELECT ${stored('default_clinic')} AS id) choice LEFT JOIN clinics c ON c.id = choice.id`);

const settingsOf = ([row]: Awaited<ReturnType<typeof findChoices>>): Settings => ({
  registration: registrationOf(row?.registration ?? null),
  banner: bannerOf(row?.banner ?? null),
  secondStepFrom: secondStepOf(row?.secondStep ?? null),
  defaultClinic: row?.id ? { id: row.id, name: row.name, city: row.city, isBookable: row.isBookable } : null,
});

/** The choices and the clinics to choose from, in one batch. */
export const readSettings = async (db: Db) => {
  const { choices, bookable } = await batch(db, {
    choices: findChoices(db),
    bookable: listBookableClinics(db),
  });
  return { ...settingsOf(choices), clinics: bookable.map(({ id, name, city }) => ({ id, name, city })) };
};

/** Who does it and when (ms UTC). */
type Act = { actorId: string; at: number };

/** Opens or closes the registration; answers the choices afterwards. Nothing is written when it stands so already. */
export const updateRegistration = async (db: Db, registration: Registration, { actorId, at }: Act) => {
  const { choices } = await batch(db, {
    settings: insertFrom(
      db,
      settings,
      { key: 'registration', value: registration },
      sql`WHERE coalesce(${stored('registration')}, 'open') <> ${registration}`,
    ).onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } }),
    trace: auditIfChanged(db, {
      at,
      actorId,
      action: registration === 'open' ? 'registration.opened' : 'registration.closed',
      targetId: 'registration',
    }),
    choices: findChoices(db),
  });
  return settingsOf(choices);
};

/**
 * Makes a clinic that takes bookings the default, or none (null). Nothing is written when it is the default already.
 * `settings` are the choices afterwards: another clinic in them says that this one could not be chosen.
 */
export const updateDefaultClinic = async (db: Db, clinicId: string | null, { actorId, at }: Act) => {
  const write =
    clinicId === null
      ? db.delete(settings).where(eq(settings.key, 'default_clinic'))
      : insertFrom(
          db,
          settings,
          { key: 'default_clinic', value: sql`c.id` },
          sql`FROM clinics c
              WHERE c.id = ${clinicId} AND c.is_bookable = 1 AND coalesce(${stored('default_clinic')}, '') <> c.id`,
        ).onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
  const { choices, found } = await batch(db, {
    write,
    trace: auditIfChanged(db, {
      at,
      actorId,
      action: clinicId === null ? 'default_clinic.cleared' : 'default_clinic.chosen',
      targetId: clinicId ?? 'default_clinic',
    }),
    choices: findChoices(db),
    found: db
      .select({ id: clinics.id })
      .from(clinics)
      .where(eq(clinics.id, clinicId ?? '')),
  });
  return { settings: settingsOf(choices), clinicExists: found.length > 0 };
};

/**
 * Publishes a notice, or takes it down (null); answers the choices afterwards. Nothing is written when it stands so already.
 * `id` is the new notice's.
 */
export const updateBanner = async (db: Db, banner: BannerInput | null, id: string, { actorId, at }: Act) => {
  const value = banner && JSON.stringify({ ...banner, id });
  const isNew = sql`NOT EXISTS (SELECT 1 FROM settings s WHERE s.key = 'banner' AND json_remove(s.value, '$.id') = ${JSON.stringify(banner)})`;
  const write =
    value === null
      ? db.delete(settings).where(eq(settings.key, 'banner'))
      : insertFrom(db, settings, { key: 'banner', value }, sql`WHERE ${isNew}`).onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`excluded.value` },
        });
  const { choices } = await batch(db, {
    write,
    trace: auditIfChanged(db, {
      at,
      actorId,
      action: banner ? 'banner.published' : 'banner.removed',
      targetId: 'banner',
      ...(banner && { reason: banner.text }),
    }),
    choices: findChoices(db),
  });
  return settingsOf(choices);
};

/** Demands a second step of who runs the service from a day on (Bogotá), or no more (null); answers the choices afterwards. */
export const updateSecondStep = async (db: Db, from: string | null, { actorId, at }: Act) => {
  const value = from && String(instantOf(`${from}T00:00`));
  const write =
    value === null
      ? db.delete(settings).where(eq(settings.key, 'second_step'))
      : insertFrom(
          db,
          settings,
          { key: 'second_step', value },
          sql`WHERE coalesce(${stored('second_step')}, '') <> ${value}`,
        ).onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
  const { choices } = await batch(db, {
    write,
    trace: auditIfChanged(db, {
      at,
      actorId,
      action: from ? 'second_step.demanded' : 'second_step.released',
      targetId: 'second_step',
      ...(from && { reason: from }),
    }),
    choices: findChoices(db),
  });
  return settingsOf(choices);
};

/** The notice that pages show on a day (`YYYY-MM-DD`, Bogotá); null: none. */
export const readBanner = async (db: Db, today: string) => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'banner'));
  return bannerOn(bannerOf(row?.value ?? null), today);
};

/** SQL: how many rows there are, as far as `MAX_COUNTED + 1`: no count reads more of an index than that. */
const counted = (rows: SQL): SQL<number> => sql`(SELECT count(*) FROM (${rows} LIMIT ${MAX_COUNTED + 1}))`;

/** Tables whose rows the state of the service tells. */
const TABLES = {
  pets: 'pets',
  appointments: 'appointments',
  records: 'records',
  messages: 'messages',
  acts: 'audit_log',
};
type Table = keyof typeof TABLES;
type ServiceRow = Record<Role | 'sessions' | Table, number> & { purged: string | null };

/** How the service stands at `now`, in one statement. Ids are never empty: `id > ''` walks the index of the primary key. */
export const readService = async (db: Db, now: number): Promise<Service> => {
  const users = ROLES.map(
    (role) => sql`${counted(sql`SELECT 1 FROM users WHERE role = ${role}`)} AS ${sql.identifier(role)}`,
  );
  const rows = Object.entries(TABLES).map(
    ([name, table]) =>
      sql`${counted(sql`SELECT 1 FROM ${sql.identifier(table)} WHERE id > ''`)} AS ${sql.identifier(name)}`,
  );
  const { results, meta } = await db.run(sql`
    SELECT ${sql.join(users, sql`, `)},
      ${counted(sql`SELECT 1 FROM sessions WHERE alive_until > ${now}`)} AS sessions,
      ${sql.join(rows, sql`, `)},
      ${stored('last_purge')} AS purged`);
  const [row] = results as unknown as [ServiceRow];
  const { purged, user, business, admin, toor, ...counts } = row;
  return {
    users: { user, business, admin, toor },
    ...counts,
    databaseBytes: meta.size_after ?? null,
    purgedAt: purgedAtOf(purged),
  };
};
