import { useTRPCClient } from '../../lib/trpc.ts';
import type { Paper } from '../../shared/schemas/file.ts';
import { HungPapers } from './hung-papers.tsx';
import { readSheetPapers } from './sheet-papers.tsx';
import type { Side } from './use-papers.ts';

/** Photos and papers of a history, as the screens of a history ask for them. */
export const useRecordPapers = (side: Side, petId: string) => {
  const client = useTRPCClient();
  const calls = side === 'owner' ? client.files : client.clinicFiles;
  return {
    hung: ({ rootId, title }: { rootId: string; title: string }, canAdd: boolean) => (
      <HungPapers side={side} petId={petId} to={{ kind: 'record', of: rootId }} name={title} canAdd={canAdd} />
    ),
    forSheet: async () => {
      const papers: Paper[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await calls.ofPet.query({ petId, ...(cursor && { cursor }) });
        papers.push(...page.rows);
        cursor = page.next;
      } while (cursor);
      return readSheetPapers(papers, side);
    },
  };
};
