import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICES } from '../../src/shared/notices.ts';
import { KINDS, sampleMail } from './sample-mails.ts';
import { writeWhole } from './whole-file.ts';

/** A mail that the local product sent. */
export type KeptMail = { to: string; subject: string; text: string; html: string; at: string };

/** Mails that are kept, the newest first. */
const MOST = 200;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '');
const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>:root{color-scheme:light dark}body{font:17px/1.5 system-ui;max-width:44rem;margin:0 auto;padding:16px}
pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:36rem;border:1px solid;border-radius:8px;background:Canvas}li{margin:8px 0}</style></head>
<body>${body}</body></html>`;

const list = (mails: KeptMail[]): string => {
  const lines = mails.map(
    ({ to, subject, at }, index) =>
      `<li><a href="/buzon/${mails.length - index}">${escaped(subject)}</a><br><small>${escaped(to)} · ${escaped(at)}</small></li>`,
  );
  const body = lines.length ? `<ul>${lines.join('')}</ul>` : '<p>Todavía no ha salido ningún correo.</p>';
  return page(
    'Buzón',
    `<h1>Buzón</h1><p>Lo que este servidor local habría enviado. <a href="/buzon/muestra">Todos los textos</a></p>${body}`,
  );
};

const single = ({ to, subject, text, at }: KeptMail, number: number): string =>
  page(
    subject,
    `<p><a href="/buzon">Buzón</a></p><h1>${escaped(subject)}</h1><p>${escaped(to)} · ${escaped(at)}</p>
<iframe title="Correo con formato" sandbox="allow-top-navigation-by-user-activation" src="/buzon/${number}.html"></iframe>
<h2>Solo texto</h2><pre>${linked(text)}</pre>`,
  );

/** Every text of the post with made-up facts. */
const samples = (): string =>
  page(
    'Textos',
    `<p><a href="/buzon">Buzón</a></p><h1>Textos</h1><ul>${KINDS.map((kind) => `<li><a href="/buzon/muestra/${kind}">${escaped(NOTICES[kind])}</a></li>`).join('')}</ul>`,
  );

const answer = (body: string, type: 'text/html' | 'application/json', status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });

/** The page of a path under `/buzon`; null: there is none. */
const shown = (path: string, origin: string, mails: KeptMail[]): string | null => {
  if (path === '/buzon') return list(mails);
  if (path === '/buzon/muestra') return samples();
  const sample = KINDS.find((kind) => path === `/buzon/muestra/${kind}`);
  if (sample) return sampleMail(sample, origin).html;
  const [, number, raw] = /^\/buzon\/(\d+)(\.html)?$/.exec(path) ?? [];
  const mail = mails[mails.length - Number(number)];
  if (!mail) return null;
  // Its links open in the whole window, not in the frame.
  return raw ? mail.html.replace('<head>', '<head><base target="_top">') : single(mail, Number(number));
};

/** What the local product sent, kept in `file` and shown at `/buzon`: the newest first, one whole, one as html alone, and all as JSON. */
export const mailboxIn = (dataDir: string) => {
  const file = join(dataDir, 'buzon.json');
  const mails: KeptMail[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/') {
      const { to, subject, text, html } = (await request.json()) as KeptMail;
      mails.unshift({ to, subject, text, html, at: new Date().toISOString() });
      mails.splice(MOST);
      writeWhole(file, JSON.stringify(mails, null, 1));
      return new Response(null, { status: 204 });
    }
    if (pathname === '/buzon.json') return answer(JSON.stringify(mails), 'application/json');
    const body = shown(pathname, origin, mails);
    return body === null
      ? answer(page('Buzón', '<p>Ese correo no está. <a href="/buzon">Buzón</a></p>'), 'text/html', 404)
      : answer(body, 'text/html');
  };
};
