import { Picture } from '../pictures/picture.tsx';

/** What to do on a night of fireworks, by the hour. Sedation is a vet's decision. */
const MOMENTS = [
  ['Hoy', 'Mira la placa y el microchip: el teléfono debe ser el que contestas.'],
  ['La tarde', 'Paseo largo y comida antes de que oscurezca, siempre con traílla.'],
  ['La noche', 'Un cuarto interior con cortinas cerradas y alguien cerca. Las jaulas, lejos de la ventana.'],
  ['Nunca', 'No le des calmantes por tu cuenta. Habla antes con tu veterinario.'],
] as const;

const NIGHTS = [
  ['7 dic', 'Velitas', 'desde el anochecer'],
  ['24 dic', 'Nochebuena', 'lo más fuerte, a medianoche'],
  ['31 dic', 'Año Nuevo', 'la noche más larga'],
] as const;

/** December's fireworks: the season that sends most frightened animals to the street, told as four moments and three dates. */
export const HomeSeason = () => (
  <section className="wrap py-12 md:py-20" aria-labelledby="season">
    <div className="grid gap-8 md:grid-cols-[1.08fr_1fr] md:items-center md:gap-16">
      <figure className="season grid gap-2 text-s text-soft">
        <Picture
          folder="perros"
          slug="criollo"
          n={4}
          alt="Tres perros criollos en el patio de una casa: uno canela de pie, uno lanudo blanco con manchas echado y uno pequeño negro fuego sentado"
          sizes="(min-width: 60rem) 600px, 92vw"
          className="rounded-card"
        />
        <figcaption>Criollos en casa. Cuando hay pólvora, el patio se cierra y todos entran.</figcaption>
      </figure>
      <div>
        <p className="text-s font-semibold text-perros">Cada diciembre</p>
        <h2 id="season" className="mt-2">
          Que la pólvora no los encuentre solos
        </h2>
        <p className="lede mt-2">El estruendo asusta y hace huir. Lo que sirve se prepara antes del primer volador.</p>
        <dl className="mt-5 border-t border-line">
          {MOMENTS.map(([when, what]) => (
            <div
              key={when}
              className="grid grid-cols-[92px_minmax(0,1fr)] gap-3 border-b border-line py-4 md:grid-cols-[140px_1fr] md:py-5"
            >
              <dt className={`font-title text-1 leading-tight ${when === 'Nunca' ? 'text-emergency' : ''}`}>{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
    <div className="mt-9 border-t-2 border-ink md:mt-12 md:grid md:grid-cols-[auto_1fr] md:items-center md:gap-14">
      <h3 className="py-4 md:max-w-[6ch] md:py-0">Noches de ruido</h3>
      <ul className="md:grid md:grid-cols-3 md:gap-8">
        {NIGHTS.map(([date, name, note]) => (
          <li
            key={date}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-3 md:grid md:grid-cols-[auto_1fr] md:gap-4 md:border-0 md:py-6"
          >
            <span className="num font-title text-[2.25rem] leading-none tracking-tight whitespace-nowrap text-perros min-w-[124px] md:min-w-0 md:text-[3.25rem]">
              {date}
            </span>
            <span className="flex-[1_1_8rem] text-s text-soft">
              <strong className="block text-[1.0625rem] font-semibold text-ink">{name}</strong>
              {note}
            </span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
