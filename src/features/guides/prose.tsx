import { Fragment } from 'react';
import type { Inline, Prose as ProseBlocks } from '../../../content/schema/prose.ts';

const Run = ({ pieces }: { pieces: Inline[] }) =>
  pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a guide never changes its order.
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    const [tag, text, label] = piece;
    if (tag === 'a') {
      return (
        <a key={text} href={text}>
          {label}
        </a>
      );
    }
    return tag === 'em' ? (
      <em key={text} className="sci">
        {text}
      </em>
    ) : (
      <strong key={text}>{text}</strong>
    );
  });

/** Running text of a guide: paragraphs and lists that the build has parsed already (content/schema/prose.ts). */
export const Prose = ({ text, className }: { text: ProseBlocks; className?: string }) => (
  <div className={className ? `prose ${className}` : 'prose'}>
    {text.map(([tag, content], index) =>
      tag === 'p' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a guide never changes its order.
        <p key={index}>
          <Run pieces={content} />
        </p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a guide never changes its order.
        <ul key={index} className="dash">
          {content.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a guide never changes its order.
            <li key={place}>
              <Run pieces={item} />
            </li>
          ))}
        </ul>
      ),
    )}
  </div>
);
