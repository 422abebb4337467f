import { folded } from '../../../shared/fold.ts';

/** What a column of a spreadsheet may be, in the words of its page, and the headings (folded) by which it is known. */
export const COLUMNS = {
  name: {
    label: 'Nombre de la persona',
    known: [
      'nombre',
      'nombre de la persona',
      'persona',
      'propietario',
      'dueno',
      'cliente',
      'tutor',
      'nombre del cliente',
      'nombre del propietario',
      'nombre del dueno',
      'nombre y apellido',
      'nombre completo',
    ],
  },
  document: {
    label: 'Documento',
    known: [
      'documento',
      'cedula',
      'identificacion',
      'cc',
      'nit',
      'numero de documento',
      'no documento',
      'documento de identidad',
    ],
  },
  phone: {
    label: 'Teléfono',
    known: ['telefono', 'celular', 'movil', 'telefono 1', 'tel', 'contacto', 'whatsapp', 'numero de celular'],
  },
  email: { label: 'Correo', known: ['correo', 'email', 'e-mail', 'mail', 'correo electronico'] },
  address: { label: 'Dirección', known: ['direccion', 'domicilio', 'residencia'] },
  authorisation: {
    label: 'Autorización',
    known: [
      'autorizacion',
      'autoriza',
      'autorizacion de datos',
      'autoriza datos',
      'habeas data',
      'como autorizo',
      'ley 1581',
      'tratamiento de datos',
    ],
  },
  authorisedOn: {
    label: 'Fecha de autorización',
    known: ['fecha de autorizacion', 'fecha autorizacion', 'autorizo el', 'fecha habeas data'],
  },
  mails: {
    label: 'Autorización de correos',
    known: ['autorizacion de correos', 'autoriza correos', 'autorizacion correos'],
  },
  note: {
    label: 'Nota de la clínica',
    known: ['nota', 'nota de la clinica', 'observaciones', 'comentarios', 'notas del cliente'],
  },
  petName: {
    label: 'Nombre del animal',
    known: [
      'mascota',
      'paciente',
      'animal',
      'nombre del animal',
      'nombre de la mascota',
      'nombre mascota',
      'nombre del paciente',
      'nombre paciente',
    ],
  },
  species: { label: 'Especie', known: ['especie', 'tipo', 'tipo de animal'] },
  breed: { label: 'Raza', known: ['raza'] },
  birth: {
    label: 'Nacimiento',
    known: ['nacimiento', 'fecha de nacimiento', 'fecha nacimiento', 'nacio', 'f nacimiento'],
  },
  age: { label: 'Edad', known: ['edad', 'edad (anos)', 'edad en anos', 'anos'] },
  sex: { label: 'Sexo', known: ['sexo', 'genero'] },
  isNeutered: {
    label: 'Esterilizado',
    known: ['esterilizado', 'esterilizada', 'castrado', 'castrada', 'esterilizacion'],
  },
  weight: { label: 'Peso', known: ['peso', 'peso (kg)', 'peso kg', 'ultimo peso'] },
  colour: { label: 'Color', known: ['color', 'pelaje', 'capa'] },
  microchip: { label: 'Microchip', known: ['microchip', 'chip', 'numero de microchip'] },
  notes: { label: 'Notas del animal', known: ['notas del animal', 'notas de la mascota', 'notas mascota', 'senas'] },
} as const satisfies Record<string, { label: string; known: readonly string[] }>;
export type ColumnKey = keyof typeof COLUMNS;
export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];

/** Without one of these nothing can be imported; of those in brackets one is enough. */
export const NEEDED: readonly (readonly ColumnKey[])[] = [
  ['name'],
  ['phone', 'email'],
  ['authorisation'],
  ['petName'],
  ['species'],
  ['birth', 'age'],
];

/** In which column of the file each thing stands; missing: in none. */
export type Mapping = Partial<Record<ColumnKey, number>>;

const heading = (text: string) =>
  folded(text)
    .replace(/[._:*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The columns that a heading names; the first of two equal ones. */
export const mappingOf = (head: readonly string[]): Mapping => {
  const headings = head.map(heading);
  const found = COLUMN_KEYS.map((key): [ColumnKey, number] => [
    key,
    headings.findIndex((one) => (COLUMNS[key].known as readonly string[]).includes(one)),
  ]);
  return Object.fromEntries(found.filter(([, at]) => at >= 0));
};

/** What is asked for and stands in no column, in words. */
export const missingOf = (mapping: Mapping): string[] =>
  NEEDED.filter((one) => one.every((key) => mapping[key] === undefined)).map((one) =>
    one.map((key) => COLUMNS[key].label).join(' o '),
  );
