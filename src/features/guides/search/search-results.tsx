import type { Corpus } from '../../../shared/search/corpus.ts';
import type { Piece } from '../../../shared/search/excerpt.ts';
import {
  CLINIC_PLACE,
  callsOf,
  kindLabel,
  NOTHING_DOORS,
  pressHref,
  resultHref,
  resultSymbol,
  resultTint,
  SEARCH_WORDS,
  severityLabel,
} from '../../../shared/search/labels.ts';
import type { Answer, FoundPage } from '../../../shared/search/pages.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { useClinicPhone } from '../first-aid/clinic-phone.ts';

// The Worker draws the same for who has no script: worker/pages/search-results.ts. tests/ui/search-results.test.tsx compares them.

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing else and never move
  of.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text));

/** A second link of the row, above the first, which is the whole of it. */
const Press = ({ href }: { href: string | null }) =>
  href && (
    <p className="found-press">
      <a className="btn danger" href={href}>
        <Icon name="heart-pulse" />
        {SEARCH_WORDS.press}
      </a>
    </p>
  );

const Result = ({ found }: { found: FoundPage }) => (
  <li className="found" data-species={resultTint(found)}>
    <span className="found-picture">
      {found.picture ? (
        <img src={found.picture} width="320" height="240" alt="" loading="lazy" decoding="async" />
      ) : (
        <Mark name={resultSymbol(found)} />
      )}
    </span>
    <div>
      <p className="found-kind">{kindLabel(found)}</p>
      <h3>
        <a href={resultHref(found)}>
          <Pieces of={found.title} />
        </a>
      </h3>
      {found.also && (
        <p className="found-also">
          {SEARCH_WORDS.also} <Pieces of={found.also} />
        </p>
      )}
      {found.section && (
        <p className="found-section">
          <Pieces of={found.section} />
        </p>
      )}
      <p className="found-text">
        <Pieces of={found.excerpt} />
      </p>
      <Press href={pressHref(found)} />
      {found.severity && <p data-s={found.severity.degree}>{severityLabel(found.severity)}</p>}
    </div>
  </li>
);

const List = ({ title, found }: { title: string; found: readonly FoundPage[] }) => (
  <section className="found-group">
    <h2>{title}</h2>
    <ol>
      {found.map((one) => (
        <Result key={one.path} found={one} />
      ))}
    </ol>
  </section>
);

/** Whom to call in an emergency, in one row: what to do stands right below it. The clinic's link: clinic-phone.ts. */
const Call = ({ answer, lines }: { answer: Answer } & Pick<Corpus, 'lines'>) => {
  const phone = useClinicPhone();
  const calls = callsOf(answer, lines);
  return (
    <section className="found-call">
      <h2>{SEARCH_WORDS.call}</h2>
      <p className="found-calls">
        <a className="btn line" href={phone ? `tel:+57${phone}` : CLINIC_PLACE} data-clinic={CLINIC_PLACE}>
          <Icon name="phone" />
          <span className="call-kept">{SEARCH_WORDS.clinic}</span>
          <span className="call-none">{SEARCH_WORDS.noClinic}</span>
        </a>
        {calls.lines.map(({ name, tel }) => (
          <a key={tel} className="btn danger-line" href={`tel:${tel}`}>
            {name}
          </a>
        ))}
      </p>
      <p>{calls.note}</p>
    </section>
  );
};

/** Nothing was found: a sentence, what is near, and four doors. */
const Nothing = ({ suggestions }: Pick<Answer, 'suggestions'>) => (
  <section className="found-none">
    <h2>{SEARCH_WORDS.none}</h2>
    <p>{SEARCH_WORDS.noneAdvice}</p>
    {suggestions.length > 0 && (
      <>
        <p className="found-meant">{SEARCH_WORDS.meant}</p>
        <ul className="search-examples">
          {suggestions.map((one) => (
            <li key={one}>
              <a className="chip" href={`/buscar?q=${encodeURIComponent(one)}`}>
                {one}
              </a>
            </li>
          ))}
        </ul>
      </>
    )}
    <ul className="search-ways">
      {NOTHING_DOORS.map(({ href, symbol, tint, title, text }) => (
        <li key={href} data-species={tint}>
          <a href={href}>
            <Icon name={symbol} />
            <b>{title}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** What was found, what must not wait first. */
export const SearchResults = ({ answer, lines }: { answer: Answer } & Pick<Corpus, 'lines'>) => {
  const { found, urgent, suggestions } = answer;
  const first = found.filter((one) => one.urgent);
  const rest = found.filter((one) => !one.urgent);
  return (
    <>
      {urgent && <Call answer={answer} lines={lines} />}
      {first.length > 0 && <List title={SEARCH_WORDS.urgent} found={first} />}
      {rest.length > 0 && <List title={first.length > 0 ? SEARCH_WORDS.rest : SEARCH_WORDS.all} found={rest} />}
      {found.length === 0 && <Nothing suggestions={suggestions} />}
    </>
  );
};
