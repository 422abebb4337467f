import { useState } from 'react';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { CareLinkDialog } from './care-link-dialog.tsx';

/** Where an owner begins to give an animal to another one. */
export const HandOver = ({ pet }: { pet: PetFile }) => {
  const [asking, setAsking] = useState(false);
  return (
    <section className="opened pet-shelve" aria-labelledby="entregar">
      <h2 id="entregar">Entregar a otra familia</h2>
      <p className="soft measure">
        Si {pet.name} va a vivir con otra persona, su ficha y su historia pueden irse con ella a su cuenta.
      </p>
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        Entregar a {pet.name}
      </button>
      {asking && <CareLinkDialog pet={pet} onClose={() => setAsking(false)} />}
    </section>
  );
};

/** The same place for somebody of the owner's household. */
export const SharedPet = ({ pet }: { pet: PetFile }) => (
  <section className="opened pet-shelve" aria-labelledby="de-quien">
    <h2 id="de-quien">De quién es</h2>
    <p className="soft measure">
      {pet.name} está en la cuenta de {pet.sharedBy}: ahí se archiva, se entrega o se anota que murió. Lo demás lo haces
      tú también, y lleva tu nombre.
    </p>
  </section>
);
