/** Answers once the whole html is here: a page is painted, and touched, before its end comes, and half of one matches nothing. */
export const wholeHtml = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
