import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { FileType } from '../../src/shared/files.ts';
import type { MemberRole } from '../../src/shared/member-roles.ts';
import { searchKey } from '../../src/shared/search-key.ts';
import { batch } from '../../worker/db/batch.ts';
import { bookDelivered } from '../../worker/db/schema/books.ts';
import { clinicAgendas, clinicClients } from '../../worker/db/schema/clinics.ts';
import { files } from '../../worker/db/schema/files.ts';
import { threads } from '../../worker/db/schema/messages.ts';
import { clinicPatients } from '../../worker/db/schema/patients.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { PARTS } from '../../worker/features/clinic-copy/parts.ts';
import { aMember, aUser } from './builders.ts';
import { bindings, world } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows as a file says them; the tables judge them
type Row = Record<string, any>;

/** The rows of a list of a clinic's copy. */
export const rowsIn = (all: Map<string, Uint8Array>, name: string): Row[] =>
  new TextDecoder()
    .decode(all.get(`datos/${name}.ndjson`))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

/** What a list says that its table has. */
const columnsIn = (table: SQLiteTable, row: Row): Row =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, row[name]]));

/** Lists whose rows are written otherwise than as they stand. */
const OTHERWISE = ['agendas', 'pacientes', 'clientes', 'archivos', 'citas', 'conversaciones'];

/**
 * Reads a clinic's copy into an installation that holds nothing of it (docs/clinic-copy.md), in one batch. Its people get accounts
 * under the ids of before; whoever had an account of their own is a client, because nobody makes accounts for others.
 */
export const readBack = async (all: Map<string, Uint8Array>): Promise<void> => {
  const { db } = world;
  const [clinic] = rowsIn(all, 'clinica');
  if (!clinic) throw new Error('the copy holds no clinic');
  const people = rowsIn(all, 'personas-de-la-clinica');
  for (const { userId, name, email } of people) await aUser(world, { id: userId, name, email, role: 'business' });
  const patients = rowsIn(all, 'pacientes');
  const blocked = new Set(rowsIn(all, 'bloqueados').map(({ petId }) => petId as string));
  const owners = new Map(patients.filter(({ ownerId }) => ownerId).map((row) => [row.ownerId as string, row]));
  const clients = [
    ...rowsIn(all, 'clientes'),
    ...[...owners.values()].map((row) => ({
      id: row.ownerId,
      clinicId: clinic.id,
      name: row.ownerName,
      phone: row.ownerPhone,
      email: row.ownerEmail,
      document: row.ownerDocument,
      note: row.ownerNote,
      authorisation: 'Tenía cuenta en la instalación de antes',
      authorisedAt: world.now,
      createdAt: world.now,
      updatedAt: world.now,
    })),
  ];
  const visits = rowsIn(all, 'citas');
  const papers = rowsIn(all, 'archivos');
  const plain = PARTS.filter(({ name }) => !OTHERWISE.includes(name)).flatMap(({ name, table }) =>
    rowsIn(all, name).map((row) => {
      // Of whoever has no account here the name of then stays.
      const isHere = people.some(({ userId }) => userId === row.authorId);
      return db.insert(table).values({ ...columnsIn(table, row), ...(!isHere && { authorId: null }) });
    }),
  );
  await batch(db, {
    // The lists point to each other; at the end everything is there.
    lax: db.run(sql`PRAGMA defer_foreign_keys = on`),
    clients: clients.map((row) =>
      db.insert(clinicClients).values({
        ...(columnsIn(clinicClients, row) as typeof clinicClients.$inferInsert),
        searchKey: searchKey(row.name, row.email, row.phone, row.document),
      }),
    ),
    patients: patients.map((row) => [
      db.insert(pets).values({
        ...(columnsIn(pets, row) as typeof pets.$inferInsert),
        ownerId: null,
        clientId: row.ownerId ?? row.clientId,
        searchKey: searchKey(row.name, row.breed),
      }),
      ...(blocked.has(row.id)
        ? []
        : [
            db.insert(clinicPatients).values({
              clinicId: clinic.id,
              petId: row.id,
              lastVisitOn: row.lastVisitOn,
              lastSeenOn: row.lastSeenOn,
              isOpen: row.isOpen,
            }),
          ]),
    ]),
    // Half hours of a visit that comes are those of its agenda.
    agendas: rowsIn(all, 'agendas').map((row) =>
      db.insert(clinicAgendas).values(row as typeof clinicAgendas.$inferInsert),
    ),
    // A visit that comes with a charge writes it into the book by itself; the book comes as it was.
    visits: visits.map((row) =>
      db.insert(appointments).values({
        ...(columnsIn(appointments, row) as typeof appointments.$inferInsert),
        ownerId: null,
        chargeCop: null,
      }),
    ),
    talks: rowsIn(all, 'conversaciones').map((row) =>
      db.insert(threads).values({ ...(columnsIn(threads, row) as typeof threads.$inferInsert), ownerId: null }),
    ),
    papers: papers.map((row) =>
      db.insert(files).values({
        ...(columnsIn(files, row) as typeof files.$inferInsert),
        key: `${clinic.id}/${row.id}`,
        smallType: null,
        createdBy: null,
        ownerId: null,
        clinicId: clinic.id,
      }),
    ),
    plain,
    delivered: rowsIn(all, 'libro')
      .filter(({ deliveryId }) => deliveryId !== null)
      .map(({ id, deliveryId }) => db.insert(bookDelivered).values({ entryId: id, deliveryId })),
    charges: visits
      .filter(({ chargeCop }) => chargeCop !== null)
      .map(({ id, chargeCop }) => db.update(appointments).set({ chargeCop }).where(sql`${appointments.id} = ${id}`)),
  });
  for (const { userId, memberRole, licence } of people)
    await aMember(world, { id: userId }, clinic as { id: string }, memberRole as MemberRole, licence);
  for (const { id, type } of papers) {
    const name = [...all.keys()].find((one) => one.includes(`--${id}.`));
    if (name)
      await bindings.FILES.put(`${clinic.id}/${id}`, all.get(name) ?? new Uint8Array(), {
        httpMetadata: { contentType: type as FileType },
      });
  }
};
