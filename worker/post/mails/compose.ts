import { BRAND } from '../../../src/shared/brand.ts';

/** A part of a mail: a paragraph, a button that leads somewhere, a code to type, or what to do next. */
export type Piece = string | { button: string; href: string } | { code: string } | { steps: readonly string[] };

/** A mail as its two forms are made of it. `why` ends it: why this person gets it. */
export type Mail = { subject: string; pieces: readonly Piece[]; why: string };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

const textPiece = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('button' in piece) return `${piece.button}:\n${piece.href}`;
  if ('code' in piece) return `Código: ${piece.code}`;
  return piece.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
};

/** The plain form: whoever reads it misses nothing. */
export const textOf = ({ pieces, why }: Mail, site: string): string =>
  [...pieces.map(textPiece), '—', `${BRAND} · ${site}\n${why}`].join('\n\n').concat('\n');

const htmlPiece = (piece: Piece): string => {
  if (typeof piece === 'string') return `<p>${escaped(piece)}</p>`;
  if ('button' in piece) return `<p class="act"><a href="${escaped(piece.href)}">${escaped(piece.button)}</a></p>`;
  if ('code' in piece) return `<p class="code">${escaped(piece.code)}</p>`;
  return `<ol>${piece.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>`;
};

/** One column that fits 320 px; programs that drop the sheet show plain paragraphs and links. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:16px;background:#fbf6ec;color:#1e2a2d;font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:24px 20px;background:#fffdf9;border:1px solid #e4daca;border-radius:14px}
.brand,footer{max-width:34rem;margin:0 auto;padding:8px 4px}
.brand{font-weight:700;color:#14534a}
h1{margin:0 0 16px;font-size:1.3em;line-height:1.25}
p,ol{margin:0 0 16px}ol{padding-left:1.4em}
.act a{display:inline-block;padding:12px 20px;border-radius:999px;background:#14534a;color:#fff;font-weight:700;text-decoration:none}
.code{font:700 2em/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.15em}
footer{font-size:.82em;color:#4e5d5b}footer a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#12181a;color:#f3ede1}main{background:#1b2427;border-color:#2f3b3f}
.brand{color:#7fd6c2}.act a{background:#7fd6c2;color:#0d1f1b}footer{color:#b4bfbb}}`;

/** The html form of the same pieces: no picture, no script, nothing that tells anybody it was opened. */
export const htmlOf = ({ subject, pieces, why }: Mail, site: string): string =>
  `<!doctype html>
<html lang="es-CO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${STYLE}</style></head>
<body><p class="brand">${BRAND}</p>
<main><h1>${escaped(subject)}</h1>
${pieces.map(htmlPiece).join('\n')}</main>
<footer><p>${escaped(why).replace(/https?:\/\/\S+/, (address) => `<a href="${address}">${address}</a>`)}</p><p><a href="${escaped(site)}">${escaped(site.replace(/^https?:\/\//, ''))}</a></p></footer></body>
</html>
`;
