import type { Advice, AdviceProblem } from './advice-acts.ts';

const SPECIES_WORD = { perros: 'perros', gatos: 'gatos', hamsters: 'hámsters', loros: 'loros' } as const;
type Folder = keyof typeof SPECIES_WORD;
const FOLDERS = Object.keys(SPECIES_WORD) as Folder[];

/** What of a toxic says how bad it is and when to leave, as its file has it. */
export type RedLine = { severity: Record<Folder, string>; go_now: { for?: string[]; text: string }[] };

/** A sentence that does not wait for signs: it orders a call, says that looking well changes nothing, or names what happened. */
const NOT_WAITING =
  /\bllama ya\b|\b(?:aunque|así|sin esperar|cualquier|una sola|un solo|por poc[oa])\b|\bsi (?:l[aeo]s? |se )?(?:tragó|comió|mordió|masticó|lamió|bebió|respiró|probó|picaron)(?!\p{L})/iu;

const toldTo = ({ go_now }: RedLine, one: Folder) => go_now.filter((row) => !row.for || row.for.includes(one));

/** Leaving whatever happened. «Sal ya con cualquier cantidad si es collie» has a condition. */
const LEAVES_ALWAYS = /^sal ya con (?:cualquier|una sola)(?!.* si )/iu;

/** Species that leave whatever happened, and that another row only tells to call. */
const callsAfterLeaving = (line: RedLine): AdviceProblem[] =>
  FOLDERS.filter((one) => {
    const told = toldTo(line, one).map(({ text }) => text);
    return told.some((text) => LEAVES_ALWAYS.test(text)) && told.some((text) => /^llama ya/iu.test(text));
  }).map((one) => ({
    path: ['go_now'],
    fix: `a ${SPECIES_WORD[one]} una fila les dice «Sal ya con cualquier…» y otra solo «Llama ya»: ponle a la que llama «for» sin ${one}`,
  }));

/** Species that it harms and that are told only what to do once signs are there: till then somebody would only watch. */
const silentBeforeSigns = (line: RedLine): AdviceProblem[] =>
  FOLDERS.filter((one) => {
    const told = toldTo(line, one);
    // A species that has no row of its own reads what the degree asks for.
    if (!['grave', 'moderada'].includes(line.severity[one]) || told.length === 0) return false;
    return !told.some(({ text }) => NOT_WAITING.test(text));
  }).map((one) => ({
    path: ['go_now'],
    fix: `es ${line.severity[one]} para ${SPECIES_WORD[one]} y ninguna fila habla del que todavía se ve bien: agrega «Llama ya si lo tragó, aunque parezca bien» o «Sal ya con cualquier cantidad»`,
  }));

const TOLD = String.raw`(?<!\b(?:se|lo|la|le|los|las|te|me|que|quien|no|ni|nunca|sin|cuando)\s)`;
const them = 'l[oa]s?';
/** Waiting instead of leaving. */
const WATCH = new RegExp(
  String.raw`(?<![\p{L}-])${TOLD}(?:observa|obsérva${them}|vigila|vigíla${them}|espera|espéra${them}|compara|confirma|vuelve a mirar(?:${them})?)(?![\p{L}-])`,
  'iu',
);
/** A call or a visit that may wait, where the red line says «ya». */
const LATER =
  /^(?:llama(?! ya)|consulta|pide (?:cita|turno)|llév(?:alo|ala)|lleva (?:al|a la) \p{L}+)(?:[^.;:]*? (?:hoy|mañana|el mismo día|esta semana)| si|(?= aunque))(?!\p{L})/iu;
/** Words that end the wait. */
const LEAVES = /\b(?:sal|llama)\b/iu;

/** A step that watches, compares or calls later, with no order to leave or to call beside it, in a record that is grave for somebody. */
const softSteps = ({ severity }: RedLine, advice: Advice[]): AdviceProblem[] => {
  if (!Object.values(severity).includes('grave')) return [];
  return advice.flatMap(({ path, text, instructs }) => {
    if (!instructs) return [];
    const [soft] = text
      .split(/(?<=[.;:])\s/u)
      .flatMap((clause) => (WATCH.exec(clause) ?? LATER.exec(clause))?.[0] ?? []);
    if (!soft || LEAVES.test(text.replace(soft, ''))) return [];
    const fix = `«${soft}» pide menos que la línea roja de una ficha grave: di primero «llama ya» o «sal ya», o pásalo a «go_now»`;
    return [{ path, fix }];
  });
};

/** Red lines and steps that let somebody wait who must not. */
export const softProblems = (line: RedLine, advice: Advice[]): AdviceProblem[] => [
  ...silentBeforeSigns(line),
  ...callsAfterLeaving(line),
  ...softSteps(line, advice),
];
