import { Island } from '../../../lib/island.tsx';
import { SEARCH_TITLE } from '../../../shared/search/labels.ts';
import { Folio } from '../folio.tsx';
import { SearchDoors } from './search-doors.tsx';
import { SearchField } from './search-field.tsx';

/** Search of everything. The Worker fills the count and the results for each request (worker/pages/search.ts); what is typed afterwards the island answers in their place. */
export const SearchPage = ({ examples }: { examples: readonly string[] }) => (
  <div className="search-page" data-species="house">
    <div className="band">
      <div className="wrap">
        <Folio trail={[]} current="Buscar" />
        <h1>{SEARCH_TITLE}</h1>
        <search>
          <form action="/buscar">
            <SearchField label="¿Qué necesitas saber?" />
          </form>
        </search>
      </div>
    </div>
    <div className="wrap search-body">
      <p id="cuenta" role="status" tabIndex={-1} />
      <div id="resultados">
        <SearchDoors examples={examples} />
      </div>
      <Island name="search" props={{}} />
    </div>
  </div>
);
