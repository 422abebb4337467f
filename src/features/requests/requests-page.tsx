import { Inbox } from './inbox.tsx';

/** The inbox as a screen; toor and admin see the same. */
export const RequestsPage = ({ title }: { title: string }) => (
  <div className="wrap-app app-screen">
    <header className="screen-head">
      <div>
        <p className="soft small">Ley 1581 de 2012</p>
        <h1>{title}</h1>
      </div>
    </header>
    <Inbox />
  </div>
);
