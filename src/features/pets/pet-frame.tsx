import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { type PetPage, paths } from '../../shared/paths.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PetNav } from './pet-nav.tsx';
import { petLine } from './pet-words.ts';
import { usePet } from './use-pet.ts';

const Back = () => (
  <Link href={paths.ownerTab('mascotas')} className="pet-back link">
    <Icon name="chevron-left" />
    Mis mascotas
  </Link>
);

const Waiting = ({ children }: { children: ReactNode }) => (
  <div className="wrap-app app-screen">
    <header className="screen-head">
      <div>
        <Back />
        <h1>Tu mascota</h1>
      </div>
    </header>
    {children}
  </div>
);

/**
 * Head and navigation that all pages of one pet share, around what `children` draw of it. `here` undefined: its first page.
 * `title` names the page where it is not the pet's name alone.
 */
export const PetFrame = ({
  id,
  here,
  title,
  draw,
  acts,
  children,
}: {
  id: string;
  here?: PetPage;
  title?: string;
  draw: DrawPet;
  acts?: (pet: PetFile) => ReactNode;
  children: (pet: PetFile) => ReactNode;
}) => {
  const { data: pet, error, refetch } = usePet(id);
  const month = useToday().slice(0, 7);
  if (!pet && knownError(error)?.key === 'pet_not_found')
    return (
      <Waiting>
        <Empty
          title="No encontramos esa mascota"
          action={
            <Link href={paths.ownerTab('mascotas')} className="btn primary">
              Ver mis mascotas
            </Link>
          }
        >
          El enlace puede estar mal escrito, o la mascota es de otra cuenta. Si la entregaste, está en la de su nueva
          familia; si la ves por un hogar, tu panel dice si falta un sí.
        </Empty>
      </Waiting>
    );
  if (!pet)
    return (
      <Waiting>
        {error ? (
          <LoadFailure text={errorText(error, 'No se pudo cargar tu mascota')} onRetry={() => refetch()} />
        ) : (
          <Loading label="Cargando tu mascota" rows={4} />
        )}
      </Waiting>
    );
  return (
    <div className="wrap-app app-screen" data-species={FOLDER_OF[pet.species]}>
      <div className="pet-top">
        <header className="pet-head">
          <Back />
          {draw(pet, '(min-width: 60rem) 168px, 104px')}
          <div className="pet-title">
            <h1>
              {title && <span className="pet-page-name">{title} </span>}
              {pet.name}
            </h1>
            <p className="soft">{petLine(pet, month)}</p>
            {pet.archivedAt !== null && <p className="tag plain">Archivada el {dayText(pet.archivedAt)}</p>}
          </div>
          {acts && <div className="pet-acts">{acts(pet)}</div>}
        </header>
        <PetNav pet={pet} here={here} />
      </div>
      {children(pet)}
    </div>
  );
};
