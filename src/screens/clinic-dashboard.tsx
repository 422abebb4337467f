import { ComingList } from '../features/clinic/coming-list.tsx';
import { TodayList } from '../features/clinic/today-list.tsx';
import { longDate } from '../lib/formats.ts';
import { useToday } from '../lib/now.ts';
import { defineScreen } from '../lib/screen.ts';
import { useAuth } from '../lib/session.tsx';

const View = () => {
  const { user } = useAuth();
  const today = useToday();
  return (
    <div className="wrap-app app-screen">
      <header className="screen-head">
        <div>
          <p className="soft small">
            {user?.name} · {longDate(today)}
          </p>
          <h1>Panel Veterinario</h1>
        </div>
      </header>
      <div className="clinic-columns">
        <TodayList />
        <ComingList />
      </div>
    </div>
  );
};

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Panel Veterinario', description: 'Las citas de hoy y las que vienen.' }),
  View,
});
