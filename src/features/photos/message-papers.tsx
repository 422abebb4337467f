import type { Paper } from '../../shared/schemas/file.ts';
import { Outgoing } from './outgoing.tsx';
import { PaperRow } from './paper-row.tsx';
import type { Side } from './use-papers.ts';
import './hung.css';

/** Photos and papers of a message, and those on their way to it. */
export const MessagePapers = ({
  side,
  messageId,
  papers,
}: {
  side: Side;
  messageId: string;
  papers: readonly Paper[];
}) => (
  <div className="hung-part">
    {papers.length > 0 && (
      <ul className="hung-list" aria-label="Fotos y papeles del mensaje">
        {papers.map((paper) => (
          <PaperRow key={paper.id} paper={paper} side={side} brief />
        ))}
      </ul>
    )}
    <Outgoing to={{ kind: 'message', of: messageId }} name="este mensaje" />
  </div>
);
