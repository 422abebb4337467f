import type { Ref } from 'react';
import type { VitalsFile } from '../../../../content/schema/facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { span } from '../figures.ts';
import { useClinicPhone } from '../first-aid/clinic-phone.ts';
import { SIGNS, type Sign, type VitalRow, verdictOf } from './vital-count.ts';

const WORD = { below: 'Por debajo', within: 'Dentro', above: 'Por encima' } as const;

type VerdictProps = {
  vitals: Pick<VitalsFile, 'counting'>;
  sign: Sign;
  row: VitalRow | null;
  rate: number;
  ref: Ref<HTMLDivElement>;
};

/** A rate beside the range of the animal, and what to do. `row` null: no animal is chosen yet. */
export const VitalVerdict = ({ vitals, sign, row, rate, ref }: VerdictProps) => {
  const phone = useClinicPhone();
  const verdict = row && verdictOf(vitals, sign, row, rate);
  return (
    <div ref={ref} tabIndex={-1} className="count-verdict" data-at={verdict?.at}>
      <p className="count-rate num">
        <b>{rate}</b> {SIGNS[sign].many} por minuto
      </p>
      {!row && <p>Elige arriba de quién es, para compararlas.</p>}
      {verdict?.at === 'unknown' && <p>No hallamos una fuente firme para comparar: mira lo suyo de otros días.</p>}
      {row && verdict?.range && verdict.at !== 'unknown' && (
        <h3>
          {WORD[verdict.at]} de lo normal: {span(verdict.range)} en {row.animal.toLowerCase()}
        </h3>
      )}
      {verdict?.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {verdict && verdict.at !== 'within' && (
        <a className="btn danger" href={phone ? `tel:+57${phone}` : '#llama'}>
          <Icon name="phone" />
          Llamar al veterinario
        </a>
      )}
    </div>
  );
};
