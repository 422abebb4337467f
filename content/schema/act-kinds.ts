/**
 * What somebody does first for a sign of first aid: one word for the record, one sentence for the reader, each in this one place.
 * Apart from the schema: the browser reads it, and it must not bring zod along.
 */
export const ACTS = {
  comprimir: 'Comprime el pecho ya',
  revisar: 'Mira si respira',
  cortar: 'Corta la corriente',
  aire: 'Sácalo al aire libre',
  despejar: 'Destápale la garganta',
  presionar: 'Aprieta ya',
  enfriar: 'Enfríalo con agua ya',
  calentar: 'Caliéntalo despacio',
  lavar: 'Lava con agua ya',
  alejar: 'Aléjalo del peligro',
  quieto: 'No lo muevas',
  reloj: 'Mira el reloj y despeja',
  salir: 'Llama y sal ya',
  hoy: 'Llama hoy a la clínica',
  pasos: 'Sigue los pasos',
} as const;
export type Act = keyof typeof ACTS;

/** Acts whose way on is the telephone and the road; all others lead to a step of the page or to another entry. */
export const LEAVING: ReadonlySet<Act> = new Set(['salir', 'hoy']);

/** Anchor of a step that a sign leads to. */
export const stepAnchor = (id: string): string => `paso-${id}`;
