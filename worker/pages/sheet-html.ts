import { html } from 'hono/html';
import { BRAND } from '../../src/shared/brand.ts';
import { callHeaders } from '../../src/shared/headers.ts';

type Html = ReturnType<typeof html>;

/**
 * A page of the Worker's own, without script: what stands in its body, and the style sheet that it adds to public/hoja.css. `species`
 * colours it.
 */
export const sheetHtml = async (title: string, css: string, body: Html, species = 'house'): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · ${BRAND}</title>
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/hoja.css">
    <link rel="stylesheet" href="/${css}.css">
  </head>
  <body data-species="${species}">
    ${body}
  </body>
</html>`,
  );

/** No script and no frame: a style sheet, a picture, and a form that comes back here. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Such a page as an answer: kept by nobody, and its forms come back here alone. */
export const sheetAnswer = (body: string, status: 200 | 404 | 409 = 200): Response =>
  new Response(body, {
    status,
    headers: {
      ...callHeaders,
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
