import { saveFile } from '../../lib/save-file.ts';
import { getSession } from '../../lib/session-store.ts';

/** Fetches a visit's calendar file with this session and hands it over to keep. Throws when it cannot be had. */
export const saveVisitFile = async (visit: { id: string; date: string }): Promise<void> => {
  const answer = await fetch(`/citas/${encodeURIComponent(visit.id)}.ics`, {
    headers: { authorization: `Bearer ${getSession()?.token ?? ''}` },
  });
  if (!answer.ok) throw new Error(`the calendar file answered ${answer.status}`);
  saveFile(`cita-${visit.date.slice(0, 10)}.ics`, 'text/calendar', await answer.text());
};

/** What to say when the file could not be had. */
export const FILE_FAILED = 'No se pudo descargar el archivo de la cita. Revisa tu conexión y vuelve a intentar.';
