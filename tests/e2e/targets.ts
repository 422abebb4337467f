import type { Page } from '@playwright/test';

/** Smallest side of what is touched, px (WCAG 2.2 asks for 24, we for 44). */
const LEAST = 44;

/**
 * What can be touched on the page as it stands and is too small, in words. A link inside a sentence is as high as its line, and what a
 * larger part stands for (a label, a pseudo-element over a card) counts with it.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isInSentence = (element: Element) =>
      element.localName === 'a' &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const isCovered = (element: Element) =>
      ['::before', '::after'].some((part) => {
        const { position, content } = getComputedStyle(element, part);
        return position === 'absolute' && content !== 'none' && content !== 'normal';
      });
    const isInCell = (element: Element) => element.localName === 'input' && element.parentElement?.localName === 'div';
    const small = (element: Element) => {
      const of = element.closest('label') ?? (isInCell(element) ? element.parentElement : null) ?? element;
      const { width, height } = of.getBoundingClientRect();
      return width > 0 && (width < least - 0.5 || height < least - 0.5);
    };
    const touched = 'a[href], button, input:not([type=hidden]), select, summary, [role=tab]';
    return [...document.querySelectorAll(touched)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.matches('.skip') && !element.closest('[inert], #menu'))
      .filter((element) => !isInSentence(element) && !isCovered(element) && small(element))
      .map((element) => `${element.localName} «${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}»`);
  }, LEAST);
