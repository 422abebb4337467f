import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { scrollIfAsked } from '../../lib/asked-anchor.ts';
import { leftOpen } from '../../lib/draft.ts';
import { counted, dayText } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { type PaperState, paperState } from '../../shared/papers.ts';
import { paths } from '../../shared/paths.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { DAY_MS, instantOf } from '../../shared/time.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PapersForm } from './papers-form.tsx';
import { chipText } from './pet-words.ts';

const dateText = (date: string) => dayText(instantOf(`${date}T12:00`));
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const TONE: Record<PaperState, 'bad' | 'warn' | 'ok'> = { missing: 'bad', expired: 'bad', soon: 'warn', valid: 'ok' };

/** How a paper with an end stands, in words. */
const untilText = (until: string | null, today: string, missing: string): string => {
  if (!until) return missing;
  const days = daysBetween(today, until);
  if (days < 0) return `Venció el ${dateText(until)}`;
  if (days === 0) return 'Vence hoy';
  return paperState(until, today) === 'soon'
    ? `Vence en ${counted(days, 'día', 'días')}`
    : `Vigente hasta el ${dateText(until)}`;
};

const Duty = ({
  name,
  tone,
  state,
  children,
}: {
  name: string;
  tone: 'bad' | 'warn' | 'ok';
  state: string;
  children?: ReactNode;
}) => (
  <li className="paper">
    <span className={`paper-mark ${tone}`}>
      <Icon name={tone === 'ok' ? 'check' : tone === 'warn' ? 'clock' : 'circle-alert'} />
    </span>
    <div>
      <h3>{name}</h3>
      {children && <p className="soft small">{children}</p>}
    </div>
    <Tag tone={tone}>{state}</Tag>
  </li>
);

const rabiesWords = ({ rabies }: PetFile, today: string): { tone: 'bad' | 'warn' | 'ok'; state: string } => {
  if (!rabies) return { tone: 'bad', state: 'Sin anotar' };
  if (rabies.nextDue)
    return { tone: TONE[paperState(rabies.nextDue, today)], state: untilText(rabies.nextDue, today, '') };
  return { tone: 'ok', state: `Aplicada el ${dateText(rabies.on)}` };
};

/** The papers that the law asks of a dog 'de manejo especial', how each stands, and their dates to write down. */
export const Papers = ({ pet, law }: { pet: PetFile; law: ReactNode }) => {
  const [editing, setEditing] = useState(() => leftOpen(`papeles:${pet.id}`) !== null);
  const today = useToday();
  const rabies = rabiesWords(pet, today);
  return (
    <section className="papers" aria-labelledby="papeles">
      <div className="row-head">
        <h2 id="papeles" ref={scrollIfAsked}>
          Papeles de manejo especial
        </h2>
        {pet.archivedAt === null && !editing && (
          <button type="button" className="btn line small" onClick={() => setEditing(true)}>
            <Icon name="pencil" />
            Anotar fechas
          </button>
        )}
      </div>
      <p className="measure">
        La ley pide más de quien tiene un perro como {pet.name}. Aquí ves qué está al día y qué falta; el trámite se
        hace en la alcaldía de tu municipio.
      </p>
      {editing && <PapersForm pet={pet} onDone={() => setEditing(false)} />}
      <ul className="paper-list">
        <Duty
          name="Permiso de tenencia"
          tone={TONE[paperState(pet.permitUntil, today)]}
          state={untilText(pet.permitUntil, today, 'Sin anotar')}
        >
          Se renueva cada año.
        </Duty>
        <Duty
          name="Póliza de responsabilidad civil"
          tone={TONE[paperState(pet.policyUntil, today)]}
          state={untilText(pet.policyUntil, today, 'Sin anotar')}
        >
          Cubre los daños que cause a personas, animales o cosas.
        </Duty>
        <Duty
          name="Registro en el censo"
          tone={pet.censusOn ? 'ok' : 'bad'}
          state={pet.censusOn ? `Hecho el ${dateText(pet.censusOn)}` : 'Sin anotar'}
        >
          En el censo de perros de manejo especial del municipio.
        </Duty>
        <Duty name="Vacuna contra la rabia" {...rabies}>
          Obligatoria y anual.{' '}
          {rabies.tone !== 'ok' && <Link href={paths.book(pet.id, 'vaccination')}>Agendar vacuna</Link>}
        </Duty>
        <Duty
          name="Microchip"
          tone={pet.microchip ? 'ok' : 'bad'}
          state={pet.microchip ? chipText(pet.microchip) : 'Sin anotar'}
        >
          15 dígitos, en la ficha de {pet.name}.
        </Duty>
      </ul>
      {law}
    </section>
  );
};
