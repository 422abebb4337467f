import type { Dispatch, ReactNode, SetStateAction } from 'react';
import type { Captioned } from '../../lib/sent-files.ts';
import type { Message } from '../../shared/schemas/message.ts';

/** What a screen lends to conversations: photos and papers of messages, which another feature draws and sends. */
export type MessageFiles = {
  /** Those chosen for a message that is being written, and the way to choose more. */
  choose: (files: readonly Captioned[], onChoose: Dispatch<SetStateAction<readonly Captioned[]>>) => ReactNode;
  /** Those that hang on a message, and those on their way to it. */
  hung: (message: Message) => ReactNode;
  /** Sends files after their message. */
  send: (messageId: string, files: readonly Captioned[]) => void;
};

/** What stands for the words of a message that is nothing but its files. */
export const wordsOfFiles = (files: readonly Captioned[]): string => {
  if (files.length > 1) return `${files.length} archivos`;
  return files[0]?.file.type === 'application/pdf' ? 'Documento' : 'Foto';
};
