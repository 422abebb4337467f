import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { corpusOf } from '../../scripts/content/search/corpus.ts';
import { type Guides, openGuides } from '../../src/shared/search/guides.ts';

const guides = readGuides(CONTENT_ROOT);

/** What the browser and the search page of the Worker look through, of the real guides. */
export const short: Guides = openGuides(corpusOf(guides, { short: true }));
/** What is cited from: the same with the prose of the breeds. */
export const full: Guides = openGuides(corpusOf(guides, { short: false }));
