import type { Match } from '../../src/shared/routes.ts';
import type { Incoming } from '../edge/request-context.ts';
import { carnePage } from './carne.ts';
import { clinicCopyPage } from './clinic-copy.ts';
import { clinicsPage } from './clinics.ts';
import { comparePage } from './compare.ts';
import { filesCopyPage } from './files-copy.ts';
import { visitPage } from './linked-visit.ts';
import { notMePage, unsubscribePage } from './mail-link.ts';
import { searchPage } from './search.ts';
import { sharedPhotoPage } from './shared-photo.ts';

/** The pages that the Worker makes itself (product.md, Pages), by their screen. */
export const WORKER_PAGES: Partial<Record<string, (incoming: Incoming, match: Match) => Promise<Response>>> = {
  search: searchPage,
  compare: comparePage,
  clinics: clinicsPage,
  'files-copy': filesCopyPage,
  'clinic-copy': clinicCopyPage,
  'shared-vaccines': carnePage,
  'shared-photo': sharedPhotoPage,
  'linked-visit': visitPage,
  'not-me': notMePage,
  unsubscribe: unsubscribePage,
};
