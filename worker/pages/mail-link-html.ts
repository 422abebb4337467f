import { html } from 'hono/html';
import { BRAND } from '../../src/shared/brand.ts';
import { NOTICES, type NoticeKind } from '../../src/shared/notices.ts';
import { sheetHtml } from './sheet-html.ts';

// Pages that a mail's link opens. They say what a press would do; only the press does it, because mail scanners open links.

const page = (title: string, body: ReturnType<typeof html>): Promise<string> =>
  sheetHtml(
    title,
    'mensaje',
    html`<p class="brand">${BRAND}</p>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>`,
  );

const button = (label: string) => html`<form method="post"><button>${label}</button></form>`;

/** What comes after: whoever knew the password still knows it. */
const recover = html`<p>Ahora pon una contraseña nueva: quien conoce la tuya de antes todavía puede entrar con ella. Una temporal ya no abre nada.</p>
      <p><a class="act" href="/recuperar">Poner una contraseña nueva</a></p>`;

/** `takesRecent`: ways in that were added lately go, too. */
export const notMeHtml = (takesRecent: boolean): Promise<string> =>
  page(
    '¿No fuiste tú?',
    html`<p>Al tocar el botón se cierran todas las sesiones de tu cuenta, también la tuya. Se anulan los enlaces para poner contraseña que nadie usó y la contraseña temporal, si te pusieron una, y se retiran el calendario privado, los enlaces a carnés y los permisos que diste a clínicas en los últimos siete días. Un cambio de correo que espere se cancela.</p>
      ${takesRecent ? html`<p>También se quitan las llaves de acceso y la aplicación de códigos que se agregaron en los últimos siete días. Si alguna es tuya, podrás agregarla otra vez.</p>` : ''}
      ${button('Cerrar todas las sesiones')}
      <p>Si fuiste tú, cierra esta página: no pasa nada.</p>`,
  );

export const endedHtml = (takesRecent: boolean): Promise<string> =>
  page(
    'Las sesiones están cerradas',
    html`<p>Nadie sigue dentro de tu cuenta.${takesRecent ? ' Si tenía llaves de acceso o una aplicación de códigos agregadas en los últimos siete días, ya no sirven.' : ''}</p>${recover}`,
  );

export const usedHtml = (): Promise<string> =>
  page(
    'Este enlace ya cerró las sesiones',
    html`<p>Sirve una sola vez. Si alguien volvió a entrar, entra a tu cuenta y cierra las sesiones desde ahí.</p>${recover}`,
  );

export const overHtml = (): Promise<string> =>
  page(
    'Este enlace ya venció',
    html`<p>Sirve durante siete días. En tu cuenta puedes cerrar las demás sesiones.</p>
      <p><a class="act" href="/cuenta">Ir a mi cuenta</a></p>`,
  );

/** Of an account whose e-mail the administration changed, from the address that it had. */
export const disputeHtml = (): Promise<string> =>
  page(
    '¿No pediste otro correo?',
    html`<p>Al tocar el botón se cierran las sesiones de la cuenta y lo que hay en ella deja de abrirse, con cualquier contraseña. Le avisamos a quien responde por el servicio, que es quien la abre otra vez: a ti, o a quien le pertenezca.</p>
      ${button('Cerrar la cuenta')}
      <p>Si lo pediste, o la cuenta no es tuya, cierra esta página: no pasa nada.</p>`,
  );

export const disputedHtml = (): Promise<string> =>
  page(
    'La cuenta está cerrada',
    html`<p>Sus sesiones terminaron y ya lo sabe quien responde por el servicio. Escríbele para que la cuenta vuelva a tu correo.</p>
      <p><a class="act" href="/privacidad">Ver cómo escribirle</a></p>`,
  );

/** Of an account that a clinic opened with somebody's address. */
export const disownHtml = (): Promise<string> =>
  page(
    '¿No trabajas en esa clínica?',
    html`<p>Al tocar el botón se borra la cuenta que una clínica abrió con tu correo: quien la use sale de ella y de la clínica, y tu correo queda libre. No se puede deshacer.</p>
      ${button('Borrar la cuenta')}
      <p>Si trabajas ahí, cierra esta página: no pasa nada.</p>`,
  );

export const disownedHtml = (): Promise<string> =>
  page(
    'La cuenta se borró',
    html`<p>Ninguna clínica tiene ya una cuenta con tu correo. Si quieres una tuya, regístrate cuando quieras.</p>`,
  );

/** Of a clinic into which the administration let somebody. */
export const refuseHtml = (): Promise<string> =>
  page(
    '¿No es de tu clínica?',
    html`<p>Al tocar el botón, la clínica se cierra a la cuenta que la administración puso en ella o dejó entrar, y sus sesiones terminan. Le avisamos a quien responde por el servicio, que solo puede abrirla otra vez con un motivo escrito.</p>
      ${button('Cerrarle la clínica')}
      <p>Si lo esperabas, cierra esta página: no pasa nada.</p>`,
  );

export const refusedHtml = (): Promise<string> =>
  page(
    'La clínica está cerrada para esa cuenta',
    html`<p>Esa cuenta ya no entra a la clínica, si nadie de la clínica la había aceptado antes. Si tampoco puedes entrar tú, escríbele a quien responde por el servicio.</p>
      <p><a class="act" href="/privacidad">Ver cómo escribirle</a></p>`,
  );

/** The same, where it closed the clinic to nobody. */
export const nobodyRefusedHtml = (): Promise<string> =>
  page(
    'No había a quién cerrarle la clínica',
    html`<p>Este enlace no le cerró la clínica a ninguna cuenta: ya no están en ella, o un titular las aceptó. Si algo no te cuadra, escríbele a quien responde por el servicio.</p>
      <p><a class="act" href="/privacidad">Ver cómo escribirle</a></p>`,
  );

export const unsubscribeHtml = (kind: NoticeKind): Promise<string> =>
  page(
    '¿No recibir más este aviso?',
    html`<p>«${NOTICES[kind]}» dejará de llegarte por correo. En tu cuenta puedes volver a pedirlo.</p>
      ${button('No recibirlo más')}`,
  );

export const unsubscribedHtml = (kind: NoticeKind): Promise<string> =>
  page(
    'Ya no te llegará',
    html`<p>«${NOTICES[kind]}» no te llegará más por correo. Los avisos de seguridad siguen llegando.</p>
      <p><a href="/cuenta">Cambiarlo en mi cuenta</a></p>`,
  );

export const clientUnsubscribeHtml = (clinicName: string): Promise<string> =>
  page(
    '¿No recibir más correos?',
    html`<p>${clinicName} no te escribirá más por correo sobre tus citas. Tus citas siguen como están.</p>
      ${button('No recibir más correos')}`,
  );

export const clientUnsubscribedHtml = (clinicName: string): Promise<string> =>
  page(
    'No te escribiremos más',
    html`<p>Ya no te llegarán correos de ${clinicName}. Para cambiar una cita, llama a la clínica.</p>`,
  );

/** It tells nobody whether the address ever was one of ours. */
export const unknownHtml = (): Promise<string> =>
  page(
    'Este enlace no sirve',
    html`<p>Está incompleto o el mensaje del que salió ya no se guarda. Copia la dirección entera del correo, o entra a tu cuenta.</p>
      <p><a class="act" href="/cuenta">Ir a mi cuenta</a></p>`,
  );
