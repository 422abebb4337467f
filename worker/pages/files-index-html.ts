import { html, raw } from 'hono/html';
import { BRAND } from '../../src/shared/brand.ts';
import type { FileKind } from '../../src/shared/files.ts';
import { wallTime } from '../../src/shared/time.ts';

type Line = {
  /** Name in the copy; null: it could not be read. */
  name: string | null;
  pet: string;
  kind: FileKind;
  caption: string | null;
  takenOn: string | null;
  clinic: string | null;
  authorName: string;
  createdAt: number;
  withdrawnAt: number | null;
};

const KIND: Record<FileKind, string> = {
  photo: 'Su foto',
  carne: 'Carné de papel',
  record: 'Historia clínica',
  message: 'Mensaje',
};
/** `2026-11-25 10:30` */
const when = (at: number): string => wallTime(at).replace('T', ' ');

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:24px;color:#1e2a2d}table{border-collapse:collapse}th,td{padding:8px 16px 8px 0;border-top:1px solid #bbb;text-align:left;vertical-align:top}';

const row = (line: Line) =>
  html`<tr><td>${line.pet}</td><td>${line.name ? html`<a href="${line.name}">${line.name}</a>` : 'No se pudo leer'}</td><td>${KIND[line.kind]}</td><td>${line.caption ?? ''}</td><td>${line.takenOn ?? ''}</td><td>${
    line.clinic ? [line.authorName, line.clinic].filter(Boolean).join(', de ') : 'Tú'
  }</td><td>${when(line.createdAt)}${line.withdrawnAt && ` (retirado el ${when(line.withdrawnAt)})`}</td></tr>`;

/** The index of a copy: a page for reading without connection, whose links lead to the files beside it. */
export const filesIndexHtml = async (lines: readonly Line[], now: number): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fotos y papeles · ${BRAND}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <h1>Fotos y papeles</h1>
    <p>Copia hecha el ${when(now)}, hora de Colombia. ${lines.length === 1 ? 'Hay un archivo.' : `Hay ${lines.length} archivos.`}</p>
    ${
      lines.length > 0 &&
      html`<table><thead><tr><th scope="col">Mascota</th><th scope="col">Archivo</th><th scope="col">De</th><th scope="col">Qué es</th><th scope="col">Fecha del papel</th><th scope="col">Lo agregó</th><th scope="col">Agregado</th></tr></thead><tbody>${lines.map(row)}</tbody></table>`
    }
  </body>
</html>`,
  );
