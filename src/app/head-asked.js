// Part of the head script of pages whose address asks for something (lists, comparison, match, toxics, first aid).
/* global root, listen */
// First aid for one species: its styles apply before anything is painted.
const query = new URLSearchParams(location.search);
root.dataset.especie = query.get('especie') ?? '';
// One chosen before the island answers counts at once too: what it hides must not go from over who has read on.
listen('change', ({ target }) => {
  if (target.closest('[data-switch]')) root.dataset.especie = target.value;
});

// A shared address is drawn as it was sent, so that nothing moves when the app wakes (features/guides/asked.ts): the styles keep
// room for what it asks, breeds that its chips leave out are hidden, and what it answers is ticked.
const asked = [...query].filter(([key, value]) => /^[a-z]+=[a-z,-]+$/.test(`${key}=${value}`));
if (asked.length > 0) {
  root.dataset.asked = asked.map(([key]) => key).join(' ');
  root.dataset.ticking = '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    asked
      .flatMap(([key, value]) => {
        const tags = value.split(',').map((one) => `[data-tags~="${key}=${one}"]`);
        return (key === 'hogar' ? tags : [tags]).map(
          (some) => `:root:has([data-tags*="${key}="]) [data-breed]:not(${some}){display:none}`,
        );
      })
      .join(''),
  );
  document.adoptedStyleSheets = [sheet];
  listen('DOMContentLoaded', () => {
    for (const [key, value] of asked)
      for (const one of value.split(','))
        for (const box of document.querySelectorAll(`[value="${key}=${one}"],[name=${key}][value="${one}"]`))
          box.checked = true;
    delete root.dataset.ticking;
  });
}
