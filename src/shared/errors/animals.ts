import { MAX_BATCHES, MAX_CARE, MAX_PETS, MAX_PETS_NEW, NEW_ACCOUNT_MS, NEW_CLIENTS_AN_HOUR } from '../limits.ts';

/** Rules of animals, of what is written about them, and of who may read it. */
export const ANIMAL_ERRORS = {
  pet_not_found: [404, 'Esa mascota no existe.'],
  patient_not_found: [404, 'Ese paciente no es de tu clínica.'],
  record_not_found: [404, 'Ese registro no existe.'],
  share_not_found: [404, 'Ese enlace ya no existe.'],
  pet_changed: [409, 'Los datos de la mascota cambiaron en otro dispositivo. Revisa cómo quedaron.'],
  pet_has_visits: [409, 'Tiene citas por venir. Cancélalas antes de archivarla.'],
  pet_died: [409, 'Anotaste que murió, y no se le agendan citas. Si fue un error, deshazlo en su ficha.'],
  pet_archived: [409, 'Esa mascota está archivada. Restáurala para hacer cambios.'],
  pet_species_held: [409, 'Una clínica ya escribió en su historia: la especie no se cambia aquí.'],
  weight_kept: [409, 'Ese peso no se puede borrar: lo anotó una clínica o es el único que hay.'],
  pets_full_new: [
    409,
    `Ya tienes ${MAX_PETS_NEW} mascotas, el máximo en las primeras ${NEW_ACCOUNT_MS / 3_600_000} horas de una cuenta. Registra las demás después.`,
  ],
  pets_full: [
    409,
    `Ya tienes ${MAX_PETS} mascotas, contando las archivadas: es el máximo de una cuenta. Para las demás, abre otra.`,
  ],
  client_exists: [409, 'Ya tienes a alguien con ese teléfono o ese correo. Revisa si es la misma persona.'],
  clients_full: [
    409,
    `En la última hora la clínica registró ${NEW_CLIENTS_AN_HOUR} clientes, el máximo. Espera un poco y vuelve a guardar.`,
  ],
  client_changed: [409, 'Alguien cambió estos datos mientras los corregías. Revisa cómo quedaron.'],
  client_mails_refused: [
    409,
    'No se puede anotar: esa persona no tiene correo o pidió no recibir más correos de la clínica.',
  ],
  client_not_found: [404, 'Esa mascota no es de un cliente registrado por la clínica.'],
  code_invalid: [404, 'Ese código no sirve. Revisa que esté bien escrito o pídele otro a la clínica.'],
  record_changed: [409, 'Alguien más corrigió este registro mientras lo editabas. Revisa cómo quedó.'],
  file_closed: [409, 'La historia se abre cuando confirmas una cita de este paciente.'],
  patient_archived: [409, 'Su dueño archivó esta mascota: sus datos no se cambian aquí.'],
  patient_died: [409, 'Quien lo cuidaba anotó que murió: no se le agendan citas.'],
  allergies_answered: [409, 'Alguien respondió mientras lo escribías, y no se cambió.'],
  batch_unfit: [
    409,
    'De ese lote no se puede descontar: se acabó, venció antes de la fecha del registro o ya no se usa. Elige otro o escribe el lote a mano.',
  ],
  batch_exists: [
    409,
    'Ese lote de ese producto ya está en la lista. Corrige su cantidad en lugar de anotarlo otra vez.',
  ],
  batch_changed: [409, 'Alguien más cambió este lote mientras lo editabas. Revisa cómo quedó.'],
  batch_not_found: [404, 'Ese lote no es de tu clínica.'],
  batches_full: [409, `La clínica ya tiene ${MAX_BATCHES} lotes en uso. Guarda los que ya no se usan.`],
  problem_changed: [409, 'Alguien más cambió este problema mientras lo editabas. Revisa cómo quedó.'],
  problems_full: [409, `Este paciente ya tiene ${MAX_CARE} problemas anotados, el máximo.`],
  care_not_found: [404, 'Eso ya no está en la historia de este paciente.'],
  shares_full: [409, 'Este carné ya tiene el máximo de enlaces abiertos. Retira alguno.'],
} as const;
