import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as breath from './aid/breath.ts';
import * as carry from './aid/carry.ts';
import * as choke from './aid/choke.ts';
import * as small from './aid/small.ts';
import * as soothe from './aid/soothe.ts';
import * as wounds from './aid/wounds.ts';

/** `node scripts/drawings/aid.ts [name …]`: writes src/features/guides/first-aid/drawings/*.svg, the drawings of the first-aid steps. */
const DRAWINGS: Record<string, () => string> = {
  'rcp-perro': breath.rcpPerro,
  'rcp-gato': breath.rcpGato,
  'rcp-soplo': breath.rcpSoplo,
  'de-lado': breath.deLado,
  'golpes-pequeno': choke.golpesPequeno,
  'golpes-grande': choke.golpesGrande,
  'vientre-perro': choke.vientrePerro,
  'vientre-gato': choke.vientreGato,
  presion: wounds.presion,
  venda: wounds.venda,
  quemadura: wounds.quemadura,
  'gato-toalla': wounds.gatoToalla,
  bozal: wounds.bozal,
  'boca-sapo': wounds.bocaSapo,
  calor: wounds.calor,
  lengua: soothe.lengua,
  ojo: soothe.ojo,
  cargar: soothe.cargar,
  cria: soothe.cria,
  aguijon: soothe.aguijon,
  respirar: soothe.respirar,
  encia: carry.encia,
  tabla: carry.tabla,
  cobija: carry.cobija,
  'hamster-manos': small.hamsterManos,
  'ave-toalla': small.aveToalla,
  'ave-caja': small.aveCaja,
};

const only = process.argv.slice(2);
const folder = join(import.meta.dirname, '../../src/features/guides/first-aid/drawings');
for (const [name, draw] of Object.entries(DRAWINGS))
  if (only.length === 0 || only.includes(name)) writeFileSync(join(folder, `${name}.svg`), draw());
