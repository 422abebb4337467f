/** The four species (spec §3) with everything that follows from one: its route folder, its words, its breed keys and topics. */
export const SPECIES = ['perro', 'gato', 'hamster', 'loro'] as const;
export type Species = (typeof SPECIES)[number];

/** Route and picture folder of a species: `/perros/razas/labrador`, `/images/perros/labrador/1.webp`. */
export const FOLDERS = ['perros', 'gatos', 'hamsters', 'loros'] as const;
export type Folder = (typeof FOLDERS)[number];

export const FOLDER_OF: Record<Species, Folder> = {
  perro: 'perros',
  gato: 'gatos',
  hamster: 'hamsters',
  loro: 'loros',
};
export const SPECIES_OF: Record<Folder, Species> = {
  perros: 'perro',
  gatos: 'gato',
  hamsters: 'hamster',
  loros: 'loro',
};

/** Names as the screens show them. */
export const SPECIES_NAME: Record<Species, { one: string; many: string }> = {
  perro: { one: 'Perro', many: 'Perros' },
  gato: { one: 'Gato', many: 'Gatos' },
  hamster: { one: 'Hámster', many: 'Hámsters' },
  loro: { one: 'Loro', many: 'Loros' },
};

/** Breed keys per folder, exactly the spec's (§3), in its order. */
export const BREED_KEYS = {
  perros: [
    'criollo',
    'labrador',
    'pastor-aleman',
    'golden-retriever',
    'pitbull',
    'bulldog-frances',
    'poodle',
    'schnauzer',
    'rottweiler',
    'chihuahua',
    'yorkshire',
    'pug',
    'husky',
    'dalmata',
    'boxer',
    'cocker',
    'beagle',
    'pomerania',
    'collie',
    'bulldog-ingles',
  ],
  gatos: [
    'criollo',
    'persa',
    'siames',
    'maine-coon',
    'ragdoll',
    'bengali',
    'angora-turco',
    'british-shorthair',
    'sphynx',
    'himalayo',
    'ashera',
    'american-shorthair',
    'scottish-fold',
    'birmano',
    'munchkin',
    'devon-rex',
    'russian-blue',
    'abisinio',
    'oriental',
    'exotico',
  ],
  hamsters: ['sirio', 'ruso-campbell', 'roborovski', 'chino', 'enano-winter-white'],
  loros: [
    'guacamaya-roja',
    'loro-amazonico',
    'periquito-australiano',
    'cacatua',
    'loro-gris-africano',
    'ninfas',
    'perico-australiano',
    'agapornis',
    'pionus',
    'eclectus',
    'conuro-sol',
    'rosella',
    'pyrrhura',
    'lorito-senegalés',
    'aratinga',
    'kakariki',
    'loro-barranquero',
    'periquito-monje',
    'periquito-catey',
    'cotorra-nanday',
  ],
} as const satisfies Record<Folder, readonly string[]>;

/** The three families of topic pages (spec §2); `label` is what screens show. */
export const TOPIC_SECTIONS = ['cuidados', 'alimentacion', 'salud'] as const;
export type TopicSection = (typeof TOPIC_SECTIONS)[number];
export const SECTION_NAME: Record<TopicSection, string> = {
  cuidados: 'Cuidados',
  alimentacion: 'Alimentación',
  salud: 'Salud',
};

/** Topics that the spec names (§2). Hamsters and parrots have ours (product.md, Public guides). */
export const SPEC_TOPICS = {
  perros: {
    cuidados: ['higiene-dental', 'rutina-bano', 'cuidado-unas'],
    alimentacion: ['alimentos-seguros', 'porciones-recomendadas', 'snacks-saludables'],
    salud: ['signos-alerta', 'vacunacion', 'ejercicio'],
  },
  gatos: {
    cuidados: ['higiene', 'arenero', 'juegos'],
    alimentacion: ['dieta', 'alimentos-prohibidos', 'suplementos'],
    salud: ['signos-alerta', 'vacunacion', 'parasitos'],
  },
} as const;
