/**
 * What somebody does first for a sign of first aid: one word for the record, one sentence for the reader, each in this one place.
 * Apart from the schema: the browser reads it, and it must not bring zod along.
 */
export const ACTS = {
  comprimir: 'Comprime el pecho ya',
  dedos: 'Comprime con los dedos',
  revisar: 'Mira si respira',
  frotar: 'Límpiale la nariz y frótala',
  cortar: 'Corta la corriente y sal',
  aire: 'Al aire libre y sal ya',
  sacar: 'Sácalo sin meterte tú',
  alejar: 'Llámalo de lejos, no entres',
  encerrar: 'Enciérralo sin tocarlo',
  despejar: 'Mira la boca y da cinco golpes',
  toques: 'Da toques y sal ya',
  presionar: 'Aprieta y sal ya',
  tapar: 'Tapa sin apretar y sal',
  enfriar: 'Mójalo ya, luego sal',
  refrescar: 'Refréscalo y sal ya',
  zona: 'Moja solo ahí, y llévalo hoy',
  quemado: 'Moja solo ahí, con reloj, y sal',
  calentar: 'Caliéntalo despacio',
  abrigar: 'Caliéntala y llévala hoy',
  secar: 'Sécalo, abrígalo y sal',
  lavar: 'Lava con agua ya',
  // Never 'con agua y sal': that is salt water.
  enjuagar: 'Lava y sal ya',
  lavado: 'Lava y llévalo hoy',
  persona: 'Lava y a urgencias',
  limpiar: 'Límpialo sin bañarlo y sal',
  contar: 'Cuenta cuánto respira',
  quieto: 'Déjalo quieto',
  toser: 'Déjalo toser y sal ya',
  soltar: 'No comprimas y sal',
  caja: 'A una caja oscura y sal',
  cargar: 'Cárgalo y sal ya',
  tabla: 'En tabla, guacal o caja, y sal ya',
  reloj: 'Mira el reloj y despeja',
  salir: 'Llama y sal ya',
  llamar: 'Llama ya; si no contestan, sal',
  hoy: 'Llama y llévalo hoy',
  pasos: 'Sigue los pasos',
} as const;
export type Act = keyof typeof ACTS;

/** Acts whose way on is the telephone and the road. */
export const LEAVING: ReadonlySet<Act> = new Set(['salir', 'llamar', 'hoy']);

type Way = { first: Act; step?: string | undefined; entry?: string | undefined; for?: readonly string[] | undefined };

const wayOf = ({ first, step, entry, for: folders }: Way) => JSON.stringify([first, step, entry, folders]);

/** Neighbours that ask for the same share one card: their signs, and the act once. */
export const cardsOf = <One extends Way>(signs: readonly One[]): One[][] =>
  signs.reduce<One[][]>((cards, way) => {
    const last = cards.at(-1);
    if (last?.[0] && wayOf(last[0]) === wayOf(way)) last.push(way);
    else cards.push([way]);
    return cards;
  }, []);

/** Anchor of a sign that a door of the guide opens at. */
export const signAnchor = (id: string): string => `senal-${id}`;
/** Anchor of a step that a sign leads to. */
export const stepAnchor = (id: string): string => `paso-${id}`;
/** Anchor of the ways of the species that do that step another way. */
export const othersAnchor = (id: string): string => `${stepAnchor(id)}-otros`;
