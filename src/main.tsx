import './app/site.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadReady, notFound, SHELL } from './app/ready.ts';
import { matchPage } from './shared/routes.ts';

/** What the html shows already: it says so itself (`data-page`), because only the server knows which file it sent. */
const initialPage = () => {
  switch (document.documentElement.dataset.page) {
    case 'shell':
      return SHELL;
    case 'not-found':
      return notFound();
    case 'not-found-breed':
      return notFound('breed');
    case 'not-found-topic':
      return notFound('topic');
    default:
      return matchPage(location.pathname) ? loadReady(location.pathname) : notFound();
  }
};

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
hydrateRoot(root, <App initial={await initialPage()} />);
