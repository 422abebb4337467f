import { getSession } from '../../lib/session-store.ts';
import { isErrorKey } from '../../shared/errors.ts';
import { CONSULT_PATH, type ConsultInput, type ConsultLine, consultLine } from '../../shared/schemas/consult.ts';

/** The server refused a question; `message` is its sentence. `isLoggedOut`: it no longer knows the session that asked. */
export class Refused extends Error {
  readonly isLoggedOut: boolean;
  constructor(message: string | undefined, isLoggedOut: boolean) {
    super(message);
    this.isLoggedOut = isLoggedOut;
  }
}

const linesOf = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<ConsultLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) yield consultLine.parse(JSON.parse(line));
    if (done) return;
  }
};

/** Asks about a pet; hands each line on as it comes. Throws `Refused` for an answer that says why, anything else for silence. */
export const ask = async (
  input: ConsultInput,
  onLine: (line: ConsultLine) => void,
  signal: AbortSignal,
): Promise<void> => {
  const token = getSession()?.token ?? '';
  const answer = await fetch(CONSULT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
    signal,
  });
  if (!answer.ok || !answer.body) {
    const said = (await answer.json().catch(() => null)) as { code?: unknown; message?: string } | null;
    if (!isErrorKey(said?.code)) throw new Error(`the answer was ${answer.status}`);
    throw new Refused(said?.message, said.code === 'unauthorized' && getSession()?.token === token);
  }
  for await (const line of linesOf(answer.body)) onLine(line);
};
