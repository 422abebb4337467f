import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Lines, Part, SubPart } from '../part.tsx';
import { rulersOf, yesNoOf } from './breed-traits.ts';

const ProsAndCons = ({ record }: { record: AnyBreed }) => (
  <div className="columns">
    {(['pros', 'cons'] as const).map((side) => (
      <section key={side} className={`ledger ${side}`}>
        <h3>{side === 'pros' ? 'Ventajas' : 'Desventajas'}</h3>
        <ul>
          {record[side].map((line) => (
            <li key={line}>
              <Icon name={side === 'pros' ? 'plus' : 'minus'} />
              {line}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

/** Every scale in words, and every yes or no with its condition. */
const Traits = ({ folder, record }: { folder: Folder; record: AnyBreed }) => (
  <Part title="Rasgo por rasgo" className="wide">
    <dl className="traits">
      {rulersOf(folder, record).map(({ trait, name, label, note }) => (
        <div key={trait}>
          <dt>{name}</dt>
          <dd>
            <b>{`${label}.`}</b>
            {` ${note}`}
          </dd>
        </div>
      ))}
      {yesNoOf(record).map(({ key, name, yes, note }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <b>{yes ? 'Sí,' : 'No,'}</b>
            {` ${note}`}
          </dd>
        </div>
      ))}
    </dl>
  </Part>
);

/** What only some species tell: company, training, voice, indoors or out, how long they really live. */
const OfTheSpecies = ({ record }: { record: AnyBreed }) => {
  if ('training_potential' in record) {
    const { recommended_methods, achievable_tricks } = record.training_potential;
    return (
      <>
        <Part title="Solo o acompañado" text={record.temperament.social_needs} />
        <Part title="Qué puede aprender">
          <SubPart title="Cómo enseñarle">
            <Lines items={recommended_methods} />
          </SubPart>
          <SubPart title="Lo que llega a hacer">
            <Lines items={achievable_tricks} />
          </SubPart>
        </Part>
      </>
    );
  }
  if ('speech' in record) {
    return (
      <>
        <Part title="Cuánto vive de verdad" text={record.longevity_note} />
        <Part title="Qué dice y con qué claridad">
          <p>{record.speech}</p>
        </Part>
      </>
    );
  }
  if ('indoor_outdoor' in record) {
    return (
      <Part title="Dentro o fuera de la casa">
        <p>{record.indoor_outdoor}</p>
      </Part>
    );
  }
  return null;
};

/** Tab General (spec §2): temperament, characteristics, fun facts, the traits in words, Ventajas and Desventajas. */
export const TabGeneral = ({ folder, record }: { folder: Folder; record: AnyBreed }) => (
  <>
    <div className="columns">
      <div>
        <Part
          title="Temperamento"
          text={'general' in record.temperament ? record.temperament.general : record.temperament}
        />
        <Part title="Características">
          <Lines items={record.characteristics} />
        </Part>
      </div>
      <div>
        <Part title="Datos curiosos">
          <ol className="counted">
            {record.fun_facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ol>
        </Part>
      </div>
    </div>
    <ProsAndCons record={record} />
    <Traits folder={folder} record={record} />
    <div className="columns">
      <OfTheSpecies record={record} />
    </div>
  </>
);
