import { html, raw } from 'hono/html';
import { TYPE_NAME } from '../../src/shared/appointments.ts';
import { BRAND } from '../../src/shared/brand.ts';
import { googleVisitLink } from '../../src/shared/calendar-links.ts';
import { dayWords, dialled, hourWords, visitWords } from '../../src/shared/day-words.ts';
import { TEXT } from '../../src/shared/limits.ts';
import { paths } from '../../src/shared/paths.ts';
import { ASSURED_BY } from '../../src/shared/visit-link.ts';
import type { LinkedVisit } from '../features/appointments/by-link.ts';
import { sheetHtml } from './sheet-html.ts';

type Html = ReturnType<typeof html>;

/** The title names nobody: programs that draw previews of links read it. */
const page = (title: string, body: Html): Promise<string> =>
  sheetHtml(
    'Tu cita',
    'mensaje',
    html`<p class="brand">${BRAND}</p>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>`,
  );

const call = ({ clinicPhone }: LinkedVisit) => html`<a href="tel:+57${clinicPhone}">${dialled(clinicPhone)}</a>`;

const facts = (visit: LinkedVisit) =>
  html`<dl>
        <div><dt>Cuándo</dt><dd>${dayWords(visit.date.slice(0, 10))}, ${hourWords(visit.date.slice(11))}</dd></div>
        <div><dt>Para qué</dt><dd>${TYPE_NAME[visit.type]} de ${visit.petName}</dd></div>
        <div><dt>Dónde</dt><dd>${visit.clinicName}, ${visit.clinicAddress}, ${visit.clinicCity}</dd></div>
        <div><dt>Teléfono</dt><dd>${call(visit)}</dd></div>
      </dl>`;

const toCalendar = (visit: LinkedVisit, path: string) =>
  html`<p class="ways"><a href="${path}?calendario">Guardar en el calendario</a> <a href="${googleVisitLink({ ...visit, startsAt: visit.date })}" target="_blank" rel="noreferrer">Agregar a Google Calendar</a></p>`;

const refused = (wrong: string | undefined) => wrong && html`<p class="wrong" role="alert">${wrong}</p>`;

/** Every press names the visit as its page showed it: another version is told, never changed unseen. */
const form = (visit: LinkedVisit, act: string, inside: Html) =>
  html`<form method="post"><input type="hidden" name="version" value="${visit.version}"><input type="hidden" name="acto" value="${act}">${inside}</form>`;

const standing = ({
  status,
  assured,
  clinicName,
  moveHold,
  clinicState,
}: LinkedVisit): [title: string, text: string] => {
  if (status === 'cancelled')
    return [
      'Esta cita está cancelada',
      'Esa hora ya no está reservada. Si la necesitas, llama a la clínica o pide otra.',
    ];
  if (status === 'pending')
    return [
      'Tu cita espera respuesta',
      `${clinicName} todavía no la confirma. Cuando lo haga, aquí puedes decir si vas.`,
    ];
  const late = moveHold === 'late_move' || clinicState !== 'open' ? ' Para moverla, llama a la clínica.' : '';
  return assured === null
    ? ['¿Vas a esta cita?', `Con un toque ${clinicName} sabe que vas.${late}`]
    : ['Confirmaste que vas', `${clinicName} ya lo sabe: lo confirmaste ${ASSURED_BY[assured]}.${late}`];
};

/** The visit as it stands, and what its holder can do; `isMoved`: the last press moved it. */
export const visitHtml = (visit: LinkedVisit, path: string, wrong?: string, isMoved = false): Promise<string> => {
  const [title, text] = standing(visit);
  const canMove = visit.moveHold === null && visit.clinicState === 'open';
  return page(
    title,
    html`${refused(wrong)}
      ${isMoved && visit.status === 'pending' && html`<p><b>Listo: quedó para ${visitWords(visit.date)}</b></p>`}
      <p>${text}</p>
      ${facts(visit)}
      ${visit.status === 'confirmed' && visit.assured === null && form(visit, 'confirmar', html`<button>Sí, voy</button>`)}
      ${
        visit.cancelHold === null &&
        html`<p class="ways">${canMove && html`<a href="${path}?mover">Mover a otra hora</a>`} <a href="${path}?cancelar">Cancelar la cita</a></p>`
      }
      ${
        visit.status === 'cancelled'
          ? visit.ownerId !== null &&
            visit.clinicState === 'open' &&
            html`<p class="ways"><a href="${paths.bookAt(visit.clinicId)}">Pedir otra cita</a></p>`
          : html`${toCalendar(visit, path)}
      <p class="note">Este enlace sirve hasta la hora de la cita. Quien lo tenga puede verla, moverla y cancelarla.</p>`
      }`,
  );
};

/** Asks before the hour is given away. */
export const cancelHtml = (visit: LinkedVisit, path: string, wrong?: string): Promise<string> =>
  page(
    '¿Cancelar esta cita?',
    html`${refused(wrong)}
      ${facts(visit)}
      <p>La hora queda libre enseguida y ${visit.clinicName} lo ve en su agenda.</p>
      ${form(
        visit,
        'cancelar',
        html`<label for="motivo">Motivo, si quieres contarlo</label><textarea id="motivo" name="motivo" rows="3" maxlength="${TEXT.reason}"></textarea><button>Cancelar la cita</button>`,
      )}
      <p class="ways"><a href="${path}">No, volver a la cita</a></p>`,
  );

const ofDay = (date: string, times: readonly string[], isFirst: boolean) =>
  html`<details name="dia" ${isFirst ? raw('open') : ''}><summary>${dayWords(date)}</summary><div class="hours">${times.map(
    (time) =>
      html`<label><input type="radio" name="fecha" value="${time}" required><span>${hourWords(time.slice(11))}</span></label>`,
  )}</div></details>`;

/** Free times, a day each, and the way to later ones. */
export const moveHtml = (
  visit: LinkedVisit,
  times: readonly string[],
  next: string,
  path: string,
  wrong?: string,
): Promise<string> => {
  const days = [...new Set(times.map((time) => time.slice(0, 10)))];
  return page(
    'Mover la cita',
    html`${refused(wrong)}
      <p>Ahora es ${visitWords(visit.date)} Elige otra hora: ${visit.clinicName} tiene que confirmarla.</p>
      ${
        times.length === 0
          ? html`<p>No hay horas libres en estos días.</p>`
          : form(
              visit,
              'mover',
              html`${days.map((date, index) =>
                ofDay(
                  date,
                  times.filter((time) => time.startsWith(date)),
                  index === 0,
                ),
              )}<button>Mover la cita</button>`,
            )
      }
      <p class="ways"><a href="${path}?mover&amp;desde=${next}">Ver días siguientes</a> <a href="${path}">Dejarla como está</a></p>
      <p>¿Ninguna te sirve? Llama a la clínica: ${call(visit)}</p>`,
  );
};

/** It tells nobody whether there ever was such a visit. */
export const overVisitHtml = (): Promise<string> =>
  page(
    'Este enlace ya no abre una cita',
    html`<p>Sirve hasta la hora de la cita. Si la tuya no ha pasado, abre el enlace entero del mensaje o llama a la clínica.</p>
      <p>¿Tienes cuenta? <a href="/dashboard/user?vista=citas">Entra y mira tus citas</a>.</p>`,
  );
