import { useLocation, useSearch } from 'wouter';
import { Balances } from '../features/agenda/books/balances.tsx';
import { BookList } from '../features/agenda/books/book-list.tsx';
import { ByPerson } from '../features/agenda/books/by-person.tsx';
import { Cash } from '../features/agenda/books/cash.tsx';
import { Deliveries } from '../features/agenda/books/deliveries.tsx';
import { MonthEnd } from '../features/agenda/books/month-end.tsx';
import { useMemberRole } from '../features/agenda/books/use-member-role.ts';
import { useVisitById } from '../features/agenda/visit-by-id.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords } from '../features/clinic/closed-records.tsx';
import { IncomePage, useMonth } from '../features/income/income-page.tsx';
import { defineScreen } from '../lib/screen.ts';
import { Tabs } from '../ui/tabs.tsx';

const TABS = ['mes', 'movimientos', 'caja', 'saldos', 'facturar', 'cierre'] as const;

const Books = () => {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const { now, month, choose } = useMonth();
  const role = useMemberRole();
  const { open, dialog } = useVisitById();
  const asked = TABS.find((tab) => tab === search.get('vista')) ?? 'mes';
  const selected = asked === 'cierre' && role !== 'titular' ? 'mes' : asked;
  const select = (tab: string) => {
    search.set('vista', tab);
    navigate(`${path}?${search}`, { replace: true });
  };
  return (
    <>
      <Tabs
        label="El libro de la clínica"
        selected={selected}
        onSelect={select}
        items={[
          {
            id: 'mes',
            label: 'Mes',
            panel: () => (
              <div className="grid gap-8">
                <IncomePage onCorrect={(id) => open(id, 'correct')} />
                {role && role !== 'recepcion' && <ByPerson month={month} />}
              </div>
            ),
          },
          {
            id: 'movimientos',
            label: 'Movimientos',
            panel: () => <BookList key={month} month={month} onMonth={choose} onVisit={(id) => open(id, 'correct')} />,
          },
          { id: 'caja', label: 'Caja', panel: () => <Cash /> },
          { id: 'saldos', label: 'Saldos', panel: () => <Balances /> },
          { id: 'facturar', label: 'Para facturar', panel: () => <Deliveries /> },
          ...(role === 'titular'
            ? [
                {
                  id: 'cierre',
                  label: 'Cerrar el mes',
                  panel: () => <MonthEnd month={month} now={now} onMonth={choose} />,
                },
              ]
            : []),
        ]}
      />
      {dialog}
    </>
  );
};

const View = () => (
  <>
    <ClinicNav />
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <h1>Ingresos</h1>
      </header>
      <OpenRecords>
        <Books />
      </OpenRecords>
    </div>
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Ingresos', description: 'Lo que tu clínica cobró, mes por mes; su caja y sus saldos.' }),
  View,
});
