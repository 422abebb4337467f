import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { leftOpen } from '../../lib/draft.ts';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { count } from '../../shared/number-words.ts';
import { KEEPERS, type Keeper, type PatientRow } from '../../shared/schemas/client.ts';
import { FOLDER_OF, SPECIES, SPECIES_NAME, type Species } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { TextField } from '../../ui/field.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { PicturedTable } from '../../ui/pictured-table.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { Row as PatientTableRow } from './patient-table-row.tsx';
import { RegisterDialog } from './register-dialog.tsx';

const KEEPER_NAME: Record<Keeper, string> = { account: 'Con cuenta', client: 'Registrados por la clínica' };

/** What the list is asked for, kept in the address so that it can be shared and gone back to. */
const useFilters = () => {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const filters = {
    species: SPECIES.find((one) => one === asked.get('especie')),
    keeper: KEEPERS.find((one) => one === asked.get('de')),
    active: asked.get('activos') === 'si',
  };
  const set = (next: { species?: Species | undefined; keeper?: Keeper | undefined; active: boolean }) => {
    const query = new URLSearchParams();
    if (next.species) query.set('especie', next.species);
    if (next.keeper) query.set('de', next.keeper);
    if (next.active) query.set('activos', 'si');
    navigate(`${path}?${query}`, { replace: true });
  };
  return { filters, set };
};

/** All patients of the clinic: any word finds them, filters narrow them, pages follow. */
export const PatientsPage = ({ draw }: { draw: DrawPet }) => {
  const trpc = useTRPC();
  const [typed, setTyped] = useState('');
  const [codeFor, setCodeFor] = useState<PatientRow | null>(null);
  const [isRegistering, setRegistering] = useState(() => leftOpen('cliente') !== null);
  const { filters, set } = useFilters();
  const search = useRef<HTMLInputElement>(null);
  useShortcuts([{ key: 'b', name: 'Buscar paciente', act: () => search.current?.focus() }]);
  const q = useDeferredValue(typed.trim());
  const list = useInfiniteQuery(
    trpc.clients.find.infiniteQueryOptions(
      { q, ...filters, counted: true },
      { getNextPageParam: (page) => page.next, placeholderData: keepPreviousData },
    ),
  );
  const settings = useQuery(trpc.clinicSettings.get.queryOptions(undefined, { staleTime: 300_000 }));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const total = list.data?.pages.at(-1)?.total ?? rows.length;
  const isFiltered = q !== '' || filters.species || filters.keeper || filters.active;
  const register = (
    <button type="button" className="btn primary" onClick={() => setRegistering(true)}>
      Registrar cliente
    </button>
  );
  return (
    <>
      <header className="screen-head">
        <h1>Pacientes</h1>
        <div className="choices">
          {settings.data?.memberRole === 'titular' && (
            <Link className="btn line" href="/dashboard/business/pacientes?importar=1">
              Importar clientes
            </Link>
          )}
          {register}
        </div>
      </header>
      <div className="form">
        <TextField
          label="Buscar"
          ref={search}
          hint="Nombre, dueño, teléfono, correo o microchip."
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <fieldset className="choice-group">
          <legend>Mostrar solo</legend>
          <div className="choices">
            <Chip on={filters.active} onToggle={(on) => set({ ...filters, active: on })}>
              Activos
            </Chip>
            {SPECIES.map((one) => (
              <Chip
                key={one}
                species={FOLDER_OF[one]}
                on={filters.species === one}
                onToggle={(on) => set({ ...filters, species: on ? one : undefined })}
              >
                {SPECIES_NAME[one].many}
              </Chip>
            ))}
            {KEEPERS.map((one) => (
              <Chip
                key={one}
                on={filters.keeper === one}
                onToggle={(on) => set({ ...filters, keeper: on ? one : undefined })}
              >
                {KEEPER_NAME[one]}
              </Chip>
            ))}
          </div>
        </fieldset>
      </div>
      <section aria-labelledby="lista" className="grid gap-5">
        <h2 id="lista" className="sr-only">
          Lista de pacientes
        </h2>
        <p className="soft small num" role="status">
          {list.data &&
            `${counted(total, 'paciente', 'pacientes')}${rows.length < total ? `; aquí están los primeros ${count(rows.length)}` : ''}`}
        </p>
        {list.error && !list.data && (
          <LoadFailure
            text={errorText(list.error, 'No se pudieron cargar los pacientes')}
            onRetry={() => list.refetch()}
          />
        )}
        {list.isPending && <Loading label="Cargando los pacientes" rows={6} />}
        {list.data && rows.length === 0 && (
          <Empty title={isFiltered ? 'Nadie así entre tus pacientes' : 'Todavía no tienes pacientes'} action={register}>
            {isFiltered
              ? 'Prueba con otra palabra o quita los filtros. Si es la primera vez que viene, regístralo.'
              : 'Aparecen cuando un dueño agenda contigo o cuando registras a un cliente en el mostrador.'}
          </Empty>
        )}
        {rows.length > 0 && (
          <PicturedTable
            columns={['Paciente', 'Dueño', 'Última visita']}
            acts="Acciones"
            isStale={list.isPlaceholderData}
          >
            {rows.map((patient) => (
              <PatientTableRow key={patient.id} patient={patient} draw={draw} onCode={() => setCodeFor(patient)} />
            ))}
          </PicturedTable>
        )}
        <MoreButton list={list}>Ver más pacientes</MoreButton>
      </section>
      {codeFor && <ClaimDialog patient={codeFor} onClose={() => setCodeFor(null)} />}
      {isRegistering && (
        <RegisterDialog
          onClose={() => setRegistering(false)}
          onDone={(patient) => {
            setRegistering(false);
            if (patient.clientId) setCodeFor(patient);
          }}
        />
      )}
    </>
  );
};
