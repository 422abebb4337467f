/**
 * Words that are tried first against accounts of a Colombian pet-care service, folded, by what they are. Of one or two of them no
 * password is made, whatever digits and signs stand around (product.md, Sessions and credentials).
 */
const WORDS = {
  brand: 'patasyplumas patas pata plumas pluma patitas huellas huellitas',
  animal: `perro perros perrito perrita perra gato gatos gatito gatita gata hamster hamsters loro loros lorito lora mascota mascotas
    mascotica cachorro cachorrito cachorra canino felino conejo pajaro pajarito perico periquito cotorra guacamaya canario tortuga
    pez pollito caballo labrador bulldog frances ingles poodle pug pastor aleman golden retriever husky siberiano chihuahua beagle
    boxer rottweiler pitbull schnauzer pomerania yorkshire dalmata cocker pinscher criollo criolla siames persa angora bengali vacuna guarderia peluqueria
    veterinaria veterinario vet clinica clinicaveterinaria petshop hueso huesito firulais toby rocky max zeus thor simba bruno
    lucas coco canela luna lola kira nina maya mia nala princesa reina pelusa muneca manchas michi misifu garfield pelusin
    chispas tommy rex lassie milu balto dog cat doggy kitty kitten puppy pet bird`,
  place: `colombia bogota medellin cali barranquilla cartagena bucaramanga pereira manizales cucuta ibague santamarta villavicencio
    pasto monteria armenia neiva popayan sincelejo valledupar tunja riohacha quibdo florencia yopal arauca leticia mocoa sanandres
    soacha soledad bello envigado itagui sabaneta rionegro palmira buenaventura tulua cartago girardot fusagasuga chia zipaquira
    facatativa sogamoso duitama barrancabermeja floridablanca giron piedecuesta dosquebradas apartado turbo caucasia magangue
    antioquia boyaca cundinamarca santander valle atlantico bolivar narino huila tolima caldas risaralda quindio cauca cesar
    magdalena meta choco guajira sucre cordoba casanare caqueta putumayo amazonas chapinero usaquen suba kennedy poblado laureles
    rolo paisa costeno costena monserrate caribe america latinoamerica espana madrid mexico argentina venezuela ecuador peru`,
  time: `enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miercoles
    jueves viernes sabado domingo verano invierno primavera otono navidad semanasanta feriado puente ano nuevo hoy manana
    january february march april may june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday summer winter spring autumn fall christmas season`,
  name: `jose juan luis carlos jorge andres david daniel diego felipe santiago sebastian alejandro nicolas mateo samuel camilo
    cristian oscar ricardo fernando eduardo miguel angel antonio manuel francisco javier pedro pablo rafael sergio alberto alvaro
    jaime hernan german gustavo guillermo hector henry ivan jesus joaquin julian leonardo mario martin mauricio nelson orlando
    wilson william yeison jhon john jaider brayan kevin esteban emilio emiliano gabriel gael ignacio isaac jeronimo joel jonathan
    matias maximiliano rodrigo simon thiago tomas victor maria ana luz martha marta claudia sandra patricia adriana diana paola
    paula carolina catalina natalia angela andrea alejandra gloria blanca rosa carmen olga nubia esperanza pilar beatriz consuelo
    cecilia amparo stella liliana lina laura sara sofia valentina valeria isabella isabel mariana manuela camila daniela gabriela
    juliana juana luisa fernanda lucia lucero milena marcela monica nancy yolanda yesenia tatiana vanessa veronica viviana ximena
    salome antonella emma elena eva ingrid jessica johana karen katherine leidy lorena margarita mercedes rocio silvia susana
    gomez gonzalez rodriguez martinez garcia lopez hernandez sanchez ramirez perez diaz munoz rojas moreno torres vargas castro
    jimenez ortiz gutierrez alvarez ruiz suarez romero herrera medina restrepo ospina zapata uribe giraldo cardona arango`,
  club: `millonarios millos nacional atletico atleticonacional americadecali americacali deportivocali deportivo santafe junior
    juniorbarranquilla once oncecaldas tolima deportestolima envigadofc independiente dim medellinista bucaramangaleopardo
    leopardos unionmagdalena jaguares equidad fortaleza cucutadeportivo realmadrid barcelona barca bocajuniors river riverplate
    manchester united liverpool chelsea arsenal juventus milan seleccion tricolor verdolaga embajador cardenal tiburon futbol gol
    campeon james falcao cuadrado luisdiaz lucho ospinadavid pibe valderrama higuita asprilla messi ronaldo cristiano neymar maradona`,
  courtesy: `hola clave contrasena acceso password pass secreto secreta amor amo teamo tequiero corazon vida mivida feliz familia
    dios diosesamor bendiciones gracias bebe mama papa hijo hija hermosa lindo linda bonita precioso preciosa admin usuario
    administrador bienvenido bienvenida welcome hello love iloveyou lovely happy baby family ama mami papi mundo padre madre cristo
    vive marihuana`,
  food: `arepa empanada queso aguardiente guaro ron cerveza tinto cafe chocolate sancocho ajiaco tamal lechona bandejapaisa panela
    aguapanela bunuelo natilla pandebono almojabana chicharron patacon mazamorra obleas bocadillo arequipe`,
} as const;

export type WordKind = keyof typeof WORDS;

const KIND_OF: ReadonlyMap<string, WordKind> = new Map(
  (Object.keys(WORDS) as WordKind[]).flatMap((kind) => WORDS[kind].split(/\s+/).map((word) => [word, kind] as const)),
);
/** Endings of plurals and diminutives, and what the word itself may have in their place: 'gatitos' is gato, 'lunita' luna. */
const ENDINGS = /(?:c?it[oa]s?|es|s)$/;
const OWN_ENDINGS = ['', 'o', 'a'];
/** Shortest word and stem that an ending is taken off: shorter ones are other words. */
const MIN_STEM = 3;
const LONGEST = Math.max(...[...KIND_OF.keys()].map(({ length }) => length)) + 'citos'.length;

/** What a word is, in its plural and diminutive too. */
const kindOf = (word: string): WordKind | undefined => {
  const stem = word.replace(ENDINGS, '');
  const plain = KIND_OF.get(word);
  if (plain || stem === word || stem.length < MIN_STEM) return plain;
  const base = OWN_ENDINGS.find((ending) => KIND_OF.has(stem + ending));
  return base === undefined ? undefined : KIND_OF.get(stem + base);
};
/** Small words between others, which add nothing to guess. */
const BETWEEN = new Set(
  'y e o de del la las el los mi mis tu su un una en con por para al te me a mio mucho es the my and of i'.split(' '),
);
/** Three words of ours that do not go together are a fair password. */
const MOST_WORDS = 2;

/** A beginning of a text that is made of these words: they, and the kind of the first. */
type Made = { words: ReadonlySet<string>; kind: WordKind | null };

/** `before` with one more word; null: it is none of ours. */
const withWord = (before: Made, word: string): Made | null => {
  const kind = kindOf(word);
  if (kind) return { words: new Set([...before.words, word]), kind: before.kind ?? kind };
  return BETWEEN.has(word) ? before : null;
};

/**
 * What a text of letters is made of when it is nothing but one or two of these words (the same one may repeat) and small words
 * between them: the kind of the first. Null: there is something else in it.
 */
export const madeOf = (letters: string): WordKind | null => {
  /** By where it ends, the way with the fewest words to make the text so far. */
  const best = new Map<number, Made>([[0, { words: new Set(), kind: null }]]);
  for (let from = 0; from < letters.length; from += 1) {
    const before = best.get(from);
    if (!before) continue;
    for (let to = from + 1; to <= Math.min(letters.length, from + LONGEST); to += 1) {
      const made = withWord(before, letters.slice(from, to));
      if (made && made.words.size <= Math.min(MOST_WORDS, (best.get(to)?.words.size ?? Infinity) - 1))
        best.set(to, made);
    }
  }
  return best.get(letters.length)?.kind ?? null;
};
