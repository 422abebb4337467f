import { namesDose } from '../../../src/shared/doses.ts';
import type { ModelBinding } from '../../env.ts';
import type { ModelMessage } from './words.ts';

/** What an answer is written with where the deployment names no other (AI_MODEL). */
const MODEL = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
const MAX_TOKENS = 400;

/** How a written answer ended. */
export type Ending = 'written' | 'withheld' | 'failed';

/** The pieces of text in a stream of server-sent events as Workers AI sends it: `data: {"response":"…"}`, then `data: [DONE]`. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : '';
      if (data === '' || data === '[DONE]') continue;
      const { response } = JSON.parse(data) as { response?: unknown };
      if (typeof response === 'string' && response !== '') yield response;
    }
  }
}

/** End of a sentence that is surely over: more text stands behind it. */
const SENTENCE = /^[\s\S]*?[.!?:](?=\s)\s*|^[^\n]*\n+/;

/**
 * Lets the model write, and hands its text on sentence by sentence, so that a sentence with an amount of medicine in it is never
 * shown: there the answer stops. `failed`: `tell` learned why, and the passages are the answer.
 */
export const write = async (
  ai: ModelBinding,
  model: string | undefined,
  messages: readonly ModelMessage[],
  hand: (text: string) => Promise<void>,
  tell: (error: unknown) => void,
): Promise<Ending> => {
  try {
    const answer = await ai.run(model || MODEL, { messages, stream: true, max_tokens: MAX_TOKENS, temperature: 0.2 });
    if (!(answer instanceof ReadableStream)) throw new Error('the model sent no stream');
    let waiting = '';
    for await (const piece of piecesOf(answer)) {
      waiting += piece;
      for (let over = SENTENCE.exec(waiting); over; over = SENTENCE.exec(waiting)) {
        const [sentence] = over;
        if (namesDose(sentence)) return 'withheld';
        waiting = waiting.slice(sentence.length);
        await hand(sentence);
      }
    }
    if (namesDose(waiting)) return 'withheld';
    if (waiting) await hand(waiting);
    return 'written';
  } catch (error) {
    tell(error);
    return 'failed';
  }
};
