import { type ReactNode, useContext, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText, shortDate, weightText, writtenDate } from '../../lib/formats.ts';
import { examFacts, MEASURE_NAME, MEASURES } from '../../shared/exam.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import { type ClinicalRecord, isCarneKind, partsOf } from '../../shared/schemas/record.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PatientSpecies, useBeyondGuide } from './guide-vitals.ts';
import { SourceTag } from './source-tag.tsx';
import type { Written } from './typed-record.ts';
import { type Side, useVersions } from './use-records.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { KIND_ICON, PART_NAME, signedBy } from './words.ts';

/** What one version says, part by part. */
export const RecordText = ({ record }: { record: Written }) => {
  const { kind, body, product, lot, manufacturer, lotExpiresOn, weight, nextDue, exam } = record;
  const beyond = useBeyondGuide(useContext(PatientSpecies));
  const marks = new Map(MEASURES.map((measure) => [MEASURE_NAME[measure], beyond(measure, exam?.[measure] ?? null)]));
  const facts = [
    product && ['Producto', product],
    lot && ['Lote', lot],
    manufacturer && ['Laboratorio', manufacturer],
    lotExpiresOn && ['El lote vence', shortDate(lotExpiresOn)],
    weight !== null && ['Peso', weightText(weight)],
    ...(exam ? examFacts(exam) : []),
    nextDue && [isCarneKind(kind) ? 'Próxima dosis' : 'Próximo control', shortDate(nextDue)],
  ].filter((fact): fact is [string, string] => Boolean(fact));
  // A consulta's title is its reason already.
  const parts = partsOf(kind).filter((part) => body[part] && !(part === 'reason' && body.reason === record.title));
  return (
    <div className="record-text">
      {parts.map((part) => (
        <div key={part}>
          {kind === 'consulta' && <p className="record-part">{PART_NAME[part]}</p>}
          <p className="record-words">{body[part]}</p>
        </div>
      ))}
      {facts.length > 0 && (
        <dl className="record-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">
                {value}
                {marks.get(name) && <span className="exam-beyond small"> {marks.get(name)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};

const Versions = ({ side, rootId }: { side: Side; rootId: string }) => {
  const { data, error, refetch } = useVersions(side, rootId, true);
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar las versiones')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando las versiones" rows={1} />;
  return (
    <ol className="record-versions" aria-label="Versiones anteriores">
      {data.slice(1).map((one) => (
        <li key={one.version}>
          <p className="soft small">
            Versión {one.version}
            {one.authorName && ` · ${one.authorName}`} · escrita el {dayText(one.createdAt)}
            {one.correction && ` · ${one.correction}`}
          </p>
          <p>
            <b>{one.title}</b> · <span className="num">{writtenDate(one.date)}</span>
          </p>
          <RecordText record={one} />
        </li>
      ))}
    </ol>
  );
};

/** One entry of the timeline with its `papers`; `onCorrect` null: the reader may not. */
export const RecordEntry = ({
  record,
  side,
  papers,
  onCorrect,
}: {
  record: ClinicalRecord;
  side: Side;
  papers: ReactNode;
  onCorrect: (() => void) | null;
}) => {
  const [open, setOpen] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const { kind, date, title, version, correction, authorName, rootId } = record;
  return (
    <li className="record" id={`registro-${rootId}`}>
      <span className="record-mark" data-kind={kind}>
        <Icon name={KIND_ICON[kind]} />
      </span>
      <article aria-label={`${RECORD_KIND_NAME[kind]}: ${title}`}>
        <p className="soft small">
          <span className="num">{writtenDate(date)}</span> · {RECORD_KIND_NAME[kind]}
        </p>
        <h3>{title}</h3>
        <RecordText record={record} />
        <p className="record-by small">
          <SourceTag of={record} />
          {authorName && <span className="soft">{signedBy(record)}</span>}
        </p>
        {correction && (
          <p className="soft small">
            Corregido (versión {version}): {correction}
          </p>
        )}
        {papers}
        <div className="record-acts no-print">
          {version > 1 && (
            <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
              <Icon name="history" />
              {open
                ? 'Ocultar versiones'
                : version === 2
                  ? 'Ver la versión anterior'
                  : `Ver las ${version - 1} versiones anteriores`}
            </button>
          )}
          {onCorrect && (
            <button type="button" className="link" onClick={onCorrect}>
              <Icon name="pencil" />
              Corregir<span className="sr-only"> {title}</span>
            </button>
          )}
          {onCorrect && side === 'clinic' && (
            <button type="button" className="link" onClick={() => setWithdrawing(true)}>
              <Icon name="ban" />
              Anular<span className="sr-only"> {title}</span>
            </button>
          )}
        </div>
        {withdrawing && <WithdrawDialog record={record} onClose={() => setWithdrawing(false)} />}
        {open && <Versions side={side} rootId={rootId} />}
      </article>
    </li>
  );
};
