import { recentText } from '../../lib/formats.ts';
import { behindName } from '../../lib/named-then.ts';
import { readText } from '../../shared/security-events.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { useClinicReads } from './use-accesses.ts';

/** What logins that came from the administration read in one's clinic, for its titular; nothing where there is none. */
export const ClinicReads = ({ now }: { now: number }) => {
  const reads = useClinicReads();
  const rows = reads.data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="lecturas">
      <h3 id="lecturas">Leído en tu clínica por cuentas que entraron por la administración</h3>
      <ol className="own-sessions">
        {rows.map(({ id, at, call, reader, readerRole, readerEmail, pet }) => (
          <li key={id} className="own-session access">
            <span className="tile">
              <Icon name="user-round" />
            </span>
            <div>
              <p>
                <b>
                  {readText(call)}
                  {pet && ` de ${pet.name}`}
                </b>
              </p>
              <p className="small">
                {reader ?? 'Una cuenta que ya no existe'}
                {behindName(readerRole, readerEmail)}
              </p>
              <p className="soft small">
                <time className="num" dateTime={new Date(at).toISOString()}>
                  {recentText(at, now)}
                </time>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <MoreButton list={reads}>Ver lecturas anteriores</MoreButton>
    </section>
  );
};
