import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/errors.ts';
import { useTRPC } from '../../../lib/trpc.ts';
import { today } from '../../../shared/time.ts';
import { type Mapping, mappingOf, missingOf } from './columns.ts';
import { partsOf, peopleOf, whoOf } from './people.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { type Table, tableOf, textOf } from './table.ts';

/** Rows that are read, and people that are asked for, before the browser may draw. */
const AT_A_TIME = 300;
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Bytes of a file that is read at all. */
export const MAX_FILE = 32 * 1024 * 1024;

/** What was read of a file: its rows by the columns chosen, and who of them the clinic has (by line). */
export type Checked = { rows: ReadRow[]; known: Map<number, string> };

/** A spreadsheet on its way in: read and checked in the browser, sent in parts, there all at once. */
export const useImport = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const known = useMutation(trpc.imports.known.mutationOptions());
  const begin = useMutation(trpc.imports.begin.mutationOptions());
  const stage = useMutation(trpc.imports.stage.mutationOptions());
  const finish = useMutation(trpc.imports.finish.mutationOptions());
  const [file, setFile] = useState<{ name: string; table: Table; mapping: Mapping } | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  /** Share of what is going on, 0–1; null: nothing is. */
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ people: number; animals: number } | null>(null);

  /** Tries work of which the screen shows the share that is done. */
  const run = async (work: () => Promise<void>, what: string) => {
    setProblem(undefined);
    setShare(0);
    try {
      await work();
    } catch (error) {
      setProblem(errorText(error, what));
    } finally {
      setShare(null);
    }
  };

  const check = (table: Table, mapping: Mapping) =>
    run(async () => {
      const day = today(Date.now());
      const rows: ReadRow[] = [];
      for (let at = 0; at < table.rows.length; at += AT_A_TIME) {
        rows.push(...table.rows.slice(at, at + AT_A_TIME).map((row) => readRow(row, mapping, day)));
        setShare((at / table.rows.length) * 0.5);
        await breathe();
      }
      const asked = rows.flatMap(({ line, good }) => (good ? [{ line, person: good.person }] : []));
      const found = new Map<number, string>();
      for (let at = 0; at < asked.length; at += AT_A_TIME) {
        const part = asked.slice(at, at + AT_A_TIME);
        const people = part.map(({ person: { phone, email, document } }) => ({ phone, email, document }));
        for (const one of await known.mutateAsync({ people })) found.set(part[one.at]?.line ?? 0, one.name);
        setShare(0.5 + (at / asked.length) * 0.5);
      }
      setChecked({ rows, known: found });
    }, 'No se pudo revisar la hoja');

  const choose = async (chosen: File) => {
    setDone(null);
    setChecked(null);
    setFile(null);
    if (chosen.size > MAX_FILE) return setProblem('Ese archivo es demasiado grande. Divídelo en varios.');
    const table = tableOf(textOf(await chosen.arrayBuffer()));
    if (table.rows.length === 0)
      return setProblem('Ese archivo no trae filas. Guarda tu hoja como CSV y vuelve a intentarlo.');
    const mapping = mappingOf(table.head);
    setFile({ name: chosen.name, table, mapping });
    setProblem(undefined);
    if (missingOf(mapping).length === 0) await check(table, mapping);
  };

  const map = (mapping: Mapping) => {
    if (!file) return;
    setFile({ ...file, mapping });
    setChecked(null);
  };

  /** Sends the rows; until the last call nothing of them is among the patients. */
  const send = (rows: readonly ReadRow[]) =>
    run(async () => {
      if (!file) return;
      const people = peopleOf(rows);
      const animals = people.reduce((sum, one) => sum + one.animals.length, 0);
      const { id } = await begin.mutateAsync({ fileName: file.name.slice(0, 200), people: people.length, animals });
      for (const part of partsOf(people)) {
        await stage.mutateAsync({ id, ...part });
        setShare((part.at + part.people.length) / people.length);
      }
      await finish.mutateAsync({ id });
      setDone({ people: people.length, animals });
      setFile(null);
      setChecked(null);
      await client.invalidateQueries();
    }, 'No se importó nada');

  return { file, checked, share, problem, done, choose, map, check, send };
};

/** How many people rows are of. */
export const manyPeople = (rows: readonly ReadRow[]): number =>
  new Set(rows.flatMap(({ good }) => (good ? [whoOf(good)] : []))).size;
