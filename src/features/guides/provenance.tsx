import type { Review } from '../../../content/schema/review.ts';
import { Icon } from '../../ui/icon.tsx';
import { longDate } from './figures.ts';

type Source = { title: string; publisher: string; year?: number | undefined; url?: string | undefined };
type ProvenanceProps = {
  sources: readonly Source[];
  /** Day of the last full revision, `2026-11-20`. */
  revised: string;
  /** The veterinarian's signature; null says that there is none. */
  review: Review | null;
  /** Anchor of the list of sources. */
  id?: string;
};

const SourceLine = ({ title, publisher, year, url }: Source) => {
  const where = `. ${publisher}${year ? `, ${year}` : ''}`;
  if (!url) return <li>{`${title}${where}`}</li>;
  return (
    <li>
      <a href={url} rel="noopener">
        {title}
      </a>
      {where}
    </li>
  );
};

/** Who answers for the text: a vet, a vet whose signature no longer holds, or nobody yet. */
const Signature = ({ review }: Pick<ProvenanceProps, 'review'>) => {
  if (review?.state === 'holds')
    return (
      <span className="tag ok">
        <Icon name="badge-check" />
        Revisado por {review.name}, {review.licence}, el {longDate(review.date)}
      </span>
    );
  return (
    <span className="tag warn">
      <Icon name="circle-alert" />
      {review === null && 'Sin revisión veterinaria'}
      {review?.state === 'changed' && `Cambió después de la revisión de ${review.name} (${longDate(review.date)})`}
      {review?.state === 'ended' && `Venció la revisión de ${review.name} (${longDate(review.date)})`}
    </span>
  );
};

/** Closes every guide: who reviewed it, when it was revised and where its facts come from. */
export const Provenance = ({ sources, revised, review, id = 'fuentes' }: ProvenanceProps) => (
  <footer className="provenance">
    <hr className="double-rule" />
    <p className="flex flex-wrap items-center gap-x-[18px] gap-y-2">
      <Signature review={review} />
      <span className="text-s">
        Última revisión del texto: <time dateTime={revised}>{longDate(revised)}</time>
      </span>
      <a href="/como-se-revisa" className="link no-print">
        Cómo se revisa
      </a>
      <a href="/acerca#corregir" className="link no-print">
        Corregir esta página
      </a>
    </p>
    <h2 id={id}>Fuentes</h2>
    <ol>
      {sources.map((source) => (
        <SourceLine key={`${source.title} ${source.publisher}`} {...source} />
      ))}
    </ol>
  </footer>
);
