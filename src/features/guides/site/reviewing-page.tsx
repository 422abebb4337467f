import type { AboutFile } from '../../../../content/schema/about.ts';
import type { PolicyFile } from '../../../../content/schema/policy.ts';
import type { Signed } from '../../../../content/schema/review.ts';
import { Contact } from './contact.tsx';
import { QuestionsPage } from './questions-page.tsx';

export type ReviewingData = { text: AboutFile; signed: Signed; controller: PolicyFile['controller'] };

/** How many guides carry a signature, in words that hold for any number. */
const signedWords = ({ guides, holding }: Signed): string => {
  if (holding === 0) return `Firmas vigentes hoy: ninguna, de ${guides} guías.`;
  return `Firmas vigentes hoy: ${holding} de ${guides} guías.`;
};

/** How a guide is judged, what a signature is worth, how many there are, and how a vet gives one. */
export const ReviewingPage = ({ text, signed, controller }: ReviewingData) => (
  <QuestionsPage
    text={text}
    current="Cómo se revisa"
    after={{
      'quien-ha-firmado': (
        <p>
          <strong>{signedWords(signed)}</strong>
        </p>
      ),
      'como-se-firma': <Contact controller={controller} />,
    }}
  />
);
