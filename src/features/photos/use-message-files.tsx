import type { Captioned } from '../../lib/sent-files.ts';
import { MAX_FILES } from '../../shared/limits.ts';
import type { Paper } from '../../shared/schemas/file.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { MessagePapers } from './message-papers.tsx';
import { sendAll } from './sendings.ts';
import { type Side, useRefreshPapers } from './use-papers.ts';

type Choosing = Parameters<typeof ChosenFiles>[0];

/** Photos and papers of conversations, as the screen of messages asks for them. */
export const useMessageFiles = (side: Side) => {
  const refresh = useRefreshPapers();
  return {
    choose: (files: readonly Captioned[], onChoose: Choosing['onChoose']) => (
      <ChosenFiles side={side} files={files} most={MAX_FILES.message} onChoose={onChoose} />
    ),
    hung: ({ id, papers }: { id: string; papers: readonly Paper[] }) => (
      <MessagePapers side={side} messageId={id} papers={papers} />
    ),
    send: (messageId: string, files: readonly Captioned[]) =>
      sendAll(files, { kind: 'message', of: messageId }, side === 'clinic', refresh),
  };
};
