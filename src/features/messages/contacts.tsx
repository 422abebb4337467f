import { Link } from 'wouter';
import { counted } from '../../lib/formats.ts';
import { useSifted } from '../../lib/use-sifted.ts';
import { PETS_AT_ONCE, TEXT } from '../../shared/limits.ts';
import type { Contact } from '../../shared/schemas/message.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { SiftField } from '../../ui/sift-field.tsx';

/** Clinics that know a pet and have no conversation about it yet: one line begins it. Many are searched. */
export const Contacts = ({
  contacts,
  hrefOf,
}: {
  contacts: readonly Contact[];
  hrefOf: (contact: Contact) => string;
}) => {
  const list = useSifted(contacts, PETS_AT_ONCE, ({ petName, clinicName }) => `${petName} ${clinicName}`);
  return (
    <section className="contacts" aria-labelledby="escribir">
      <h2 id="escribir">Escribir a una clínica</h2>
      {list.isLong && (
        <SiftField
          label="Buscar mascota o clínica"
          value={list.typed}
          onType={list.type}
          longest={TEXT.name}
          result={list.found === 0 ? 'Nada con ese nombre.' : counted(list.found, 'resultado', 'resultados')}
        />
      )}
      <ul className="threads">
        {list.shown.map((contact) => (
          <li key={contact.petId + contact.clinicId}>
            <Link href={hrefOf(contact)} className="thread" data-species={FOLDER_OF[contact.species]}>
              <Mark name={`track-${FOLDER_OF[contact.species]}`} className="text-sp" />
              <span className="thread-words">
                <span className="thread-name">{contact.clinicName}</span>
                <span className="thread-last">sobre {contact.petName}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
      {list.next > 0 && (
        <button type="button" className="btn line small mt-4" onClick={list.more}>
          Ver {list.next} más
        </button>
      )}
    </section>
  );
};
