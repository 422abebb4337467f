import type { AboutFile } from '../../../../content/schema/about.ts';
import type { PolicyFile } from '../../../../content/schema/policy.ts';
import { Contact } from './contact.tsx';
import { QuestionsPage } from './questions-page.tsx';

export type AboutData = { about: AboutFile; controller: PolicyFile['controller'] };

/** Who writes, from what, who has checked it, and how a mistake is mended. */
export const AboutPage = ({ about, controller }: AboutData) => (
  <QuestionsPage
    text={about}
    current="Acerca de"
    after={{
      corregir: <Contact controller={controller} />,
      licencias: (
        <p>
          <a href="/licencias.txt" className="inline-flex min-h-11 items-center">
            Lista de licencias
          </a>
        </p>
      ),
    }}
  />
);
