import { requiredText } from './text.ts';

/** A code of an app, or one of recovery: which of them is seen from its form. Apart from the others, which login forms do not need. */
export const factorCode = requiredText(40);
