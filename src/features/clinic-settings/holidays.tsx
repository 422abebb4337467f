import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { AgendaVisit } from '../../shared/schemas/visit.ts';
import { Alert } from '../../ui/alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Kept } from './parts.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** Colombian holidays of the next year: closed unless the clinic opens on one. */
export const Holidays = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const today = useToday();
  const { error, isBusy, send } = useSend(settings);
  const save = useMutation(trpc.clinicSettings.setHoliday.mutationOptions());
  const [kept, setKept] = useState<AgendaVisit[]>([]);
  const toggle = async (date: string, isOpen: boolean) => {
    const answer = await send(
      () => save.mutateAsync({ date, isOpen }),
      isOpen ? `La clínica abre el ${longDate(date)}.` : `La clínica no abre el ${longDate(date)}.`,
    );
    if (answer) setKept(answer.kept);
  };
  return (
    <div className="form narrow-form">
      <p className="soft">La clínica cierra los festivos. Si abre en alguno, márcalo.</p>
      {error && <Alert tone="bad">{error}</Alert>}
      <Kept visits={kept} />
      <ul className="setting-lines">
        {data.holidays.map(({ date, name, isOpen }) => (
          <li key={date} className="setting-line">
            <span>
              <b>{longDate(date, today)}</b>
              <span className="block small soft">{name}</span>
            </span>
            <Switch
              on={isOpen}
              label={`${name}, ${longDate(date)}`}
              words={{ on: 'Abre', off: 'Cerrado' }}
              busy={isBusy}
              onPress={() => toggle(date, !isOpen)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
