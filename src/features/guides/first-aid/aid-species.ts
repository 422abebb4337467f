import { useEffect, useSyncExternalStore } from 'react';
import { changeAddress } from '../../../lib/address.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';

/**
 * The one species that first aid is read for. It stands in the address (`?especie=gatos`) and goes on with the links of its pages;
 * nothing keeps it: who looked something up for a parrot last week must not be told how to press a parrot when the dog lies there.
 * The head script writes it on `<html data-especie>` before anything is painted, and the styles do the rest (aid-species.css):
 * nothing is drawn again. Without script the radios alone do the same.
 */
const NAME = 'especie';
const listeners = new Set<() => void>();
const root = () => document.documentElement.dataset;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The species chosen, or null: all of them, or React is taking the island over. */
export const useAidSpecies = (): Folder | null =>
  useSyncExternalStore(
    subscribe,
    () => FOLDERS.find((folder) => folder === root().especie) ?? null,
    () => null,
  );

const saidFor = (value: string): string => {
  const folder = FOLDERS.find((one) => one === value);
  return folder
    ? `Se muestra lo que sirve para ${SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()}.`
    : 'Se muestra lo de todas las especies.';
};

/** Keeps the switch of its page (species-switch.tsx), which stands in the html; a page without one is left alone. Draws nothing. */
export const AidSpecies = (): null => {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('.aid');
    const group = page?.querySelector('[data-switch]');
    if (!page || !group) return;
    const radios = [...group.querySelectorAll<HTMLInputElement>('input')];
    // What stands in the address goes on with the links of the guide.
    let carried = '';
    const carry = (to: string) => {
      for (const link of page.querySelectorAll<HTMLAnchorElement>(
        'a:is([href^="/primeros-auxilios"], [href^="/toxicos"])',
      )) {
        const { pathname, searchParams, hash } = new URL(link.href);
        if ((searchParams.get(NAME) ?? '') === carried)
          link.href = `${pathname}${to ? `?${new URLSearchParams({ [NAME]: to })}` : ''}${hash}`;
      }
      carried = to;
    };
    const choose = (value: string) => {
      carry(value);
      root().especie = value;
      const query = new URLSearchParams(location.search);
      if (value) query.set(NAME, value);
      else query.delete(NAME);
      changeAddress(`${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`, 'replace');
      for (const listener of listeners) listener();
    };
    const asked = new URLSearchParams(location.search).get(NAME) ?? '';
    // What was chosen before anybody listened counts: the head script heard it, or the browser ticked it again for who came back.
    const ticked = radios.find(({ checked, value }) => checked && value !== '')?.value;
    const chosen = root().especie === asked ? (ticked ?? asked) : (root().especie ?? asked);
    if (chosen !== asked) choose(chosen);
    else carry(asked);
    for (const radio of radios) radio.checked = radio.value === root().especie;
    if (!radios.some(({ checked }) => checked) && radios[0]) radios[0].checked = true;
    const change = ({ target }: Event) => {
      const { value } = target as HTMLInputElement;
      choose(value);
      const status = group.querySelector('[role=status]');
      if (status) status.textContent = saidFor(value);
    };
    // Links of the page that choose too (aid-steps.tsx): what they stand in stays where it is.
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-choose]');
      const radio = radios.find(({ value }) => value === link?.dataset.choose);
      if (!link || !radio) return;
      event.preventDefault();
      radio.click();
      link.closest('[id]')?.scrollIntoView();
    };
    group.addEventListener('change', change);
    page.addEventListener('click', press);
    return () => {
      group.removeEventListener('change', change);
      page.removeEventListener('click', press);
    };
  }, []);
  return null;
};
