import type { Prose as ProseBlocks } from '../../../../content/schema/prose.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Prose } from '../prose.tsx';

/** What the conformation or the trade does to this animal, said before its charm in two lines, the rest folded. */
export const WelfareBand = ({ title, text }: { title: string; text: ProseBlocks }) => (
  <section className="band-notice" data-tone="care" aria-labelledby="aviso-bienestar">
    <div className="wrap">
      <Icon name="heart-pulse" />
      <div className="only">
        <p className="band-title" id="aviso-bienestar">
          {title}
        </p>
        <details>
          <summary>
            <Icon name="chevron-down" />
            Qué le hace y qué mirar antes
          </summary>
          <Prose text={text} />
        </details>
      </div>
    </div>
  </section>
);
