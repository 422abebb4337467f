import { html } from 'hono/html';
import { BRAND } from '../../src/shared/brand.ts';
import { NOTICES, type NoticeKind } from '../../src/shared/notices.ts';

// Pages that a mail's link opens. They say what a press would do; only the press does it, because mail scanners open links.

const page = async (title: string, body: ReturnType<typeof html>): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · ${BRAND}</title>
    <meta name="robots" content="noindex, nofollow">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/mensaje.css">
  </head>
  <body>
    <p class="brand">${BRAND}</p>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`,
  );

const button = (label: string) => html`<form method="post"><button>${label}</button></form>`;

/** What comes after: whoever knew the password still knows it. */
const recover = html`<p>Ahora pon una contraseña nueva: quien conoce la de antes todavía puede entrar con ella.</p>
      <p><a class="act" href="/recuperar">Poner una contraseña nueva</a></p>`;

export const notMeHtml = (): Promise<string> =>
  page(
    '¿No fuiste tú?',
    html`<p>Al tocar el botón se cierran todas las sesiones de tu cuenta, también la tuya. Se anulan los enlaces para poner contraseña que nadie usó, y se retiran el calendario privado y los enlaces a carnés.</p>
      ${button('Cerrar todas las sesiones')}
      <p>Si fuiste tú, cierra esta página: no pasa nada.</p>`,
  );

export const endedHtml = (): Promise<string> =>
  page('Las sesiones están cerradas', html`<p>Nadie sigue dentro de tu cuenta.</p>${recover}`);

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

/** It tells nobody whether the address ever was one of ours. */
export const unknownHtml = (): Promise<string> =>
  page(
    'Este enlace no sirve',
    html`<p>Está incompleto o el mensaje del que salió ya no se guarda. Copia la dirección entera del correo, o entra a tu cuenta.</p>
      <p><a class="act" href="/cuenta">Ir a mi cuenta</a></p>`,
  );
