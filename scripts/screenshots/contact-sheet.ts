import type { Shot } from './screens.ts';

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const STYLE = `
  body { margin: 2rem; font: 16px/1.4 system-ui; background: #eee; color: #222 }
  nav { position: sticky; top: 0; padding: .5rem 0; background: #eee }
  nav a { margin-right: 1rem }
  .row { display: grid; grid-template-columns: repeat(var(--n), 1fr); gap: 12px; align-items: start; margin-bottom: 2rem }
  img { width: 100%; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid #bbb; display: block }
  h3 { margin: 0 0 .4rem; font-size: 1rem } figcaption { font-size: .8rem } figure { margin: 0 }`;

/** The html that shows all pictures side by side, one row per screen. `files` are those of one shot, in the order to show. */
export const contactSheet = (rows: { shot: Shot; files: string[] }[]): string => {
  const groups = [...new Set(rows.map(({ shot }) => shot.group))];
  const figure = (file: string) =>
    `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file.replace(/^.*-(\d+-\w+)\.png$/, '$1')}</figcaption></figure>`;
  const section = (group: string) => {
    const own = rows.filter(({ shot }) => shot.group === group);
    const shown = own.map(
      ({ shot, files }) =>
        `<h3 id="${group}-${shot.name}">${shot.name} <small>${escapeHtml(decodeURI(shot.path))}${shot.as ? ` · ${shot.as}` : ''}</small></h3><div class="row">${files.map(figure).join('')}</div>`,
    );
    return `<h2 id="${group}">${group}</h2>${shown.join('\n')}`;
  };
  const columns = Math.max(1, ...rows.map(({ files }) => files.length));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>:root { --n: ${columns} }${STYLE}</style>
<nav>${groups.map((group) => `<a href="#${group}">${group}</a>`).join('')}</nav>
${groups.map(section).join('\n')}</html>`;
};
