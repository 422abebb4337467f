import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { longDate } from './figures.ts';

type Source = { title: string; publisher: string; year?: number | undefined; url?: string | undefined };
type ProvenanceProps = {
  sources: readonly Source[];
  /** Day of the last full revision, `2026-11-20`. */
  revised: string;
  /** The veterinarian who signs the text; null says so. */
  reviewer: { name: string; licence: string } | null;
  /** Anchor of the list of sources. */
  id?: string;
};

const SourceLine = ({ title, publisher, year, url }: Source) => (
  <li>
    {url ? (
      <a href={url} rel="noopener">
        {title}
      </a>
    ) : (
      title
    )}
    {`. ${publisher}${year ? `, ${year}` : ''}`}
  </li>
);

/** Closes every guide: who reviewed it, when it was revised and where its facts come from. */
export const Provenance = ({ sources, revised, reviewer, id = 'fuentes' }: ProvenanceProps) => (
  <footer className="provenance">
    <hr className="double-rule" />
    <p className="flex flex-wrap items-center gap-x-[18px] gap-y-2">
      {reviewer ? (
        <span className="tag ok">
          <Icon name="badge-check" />
          Revisado por {reviewer.name}, {reviewer.licence}
        </span>
      ) : (
        <span className="tag warn">
          <Icon name="circle-alert" />
          Sin revisión veterinaria
        </span>
      )}
      <span className="text-s">
        Última revisión del texto: <time dateTime={revised}>{longDate(revised)}</time>
      </span>
      <Link href="/acerca#corregir" className="link no-print">
        Corregir esta página
      </Link>
    </p>
    <h2 id={id}>Fuentes</h2>
    <ol>
      {sources.map((source) => (
        <SourceLine key={`${source.title} ${source.publisher}`} {...source} />
      ))}
    </ol>
  </footer>
);
