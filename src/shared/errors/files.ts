import { CLINIC_FILES_BYTES, MAX_FILE_BYTES, MAX_PIXELS, OWNER_FILES_BYTES } from '../limits.ts';

const MB = 1024 * 1024;

/** Rules of photos and papers. */
export const FILE_ERRORS = {
  file_of_other: [
    403,
    'Este archivo lo agregó otra persona a lo que ya está firmado: lo cambia ella, o quien tiene matrícula.',
  ],
  file_not_found: [404, 'Ese archivo no existe.'],
  file_place_not_found: [404, 'Ya no existe aquello a lo que querías agregar el archivo.'],
  file_empty: [400, 'El archivo está vacío.'],
  file_cut: [400, 'El archivo llegó incompleto. Vuelve a enviarlo.'],
  file_broken: [415, 'El archivo está incompleto o dañado. Ábrelo, guárdalo de nuevo y vuelve a elegirlo.'],
  file_sealed: [415, 'El PDF está dañado por dentro, y no se puede revisar. Expórtalo de nuevo y vuelve a elegirlo.'],
  file_kind: [415, 'Solo se guardan fotos JPEG, PNG o WebP y documentos PDF. Este archivo es de otra clase.'],
  file_odd: [
    415,
    'El archivo trae algo más que la foto o el documento. Ábrelo, guárdalo de nuevo y vuelve a intentar.',
  ],
  file_moves: [415, 'Las imágenes con movimiento no se guardan. Elige una foto.'],
  file_metadata: [
    415,
    'La foto trae datos escondidos, como el lugar donde se tomó, y no se guardó. Súbela desde la página, que se los quita.',
  ],
  file_active: [
    415,
    'El PDF trae programas u otros archivos adentro, y no se guardó. Expórtalo de nuevo como PDF simple.',
  ],
  file_pixels: [413, `La foto es demasiado grande: pasa de ${MAX_PIXELS / 1_000_000} megapíxeles.`],
  file_large: [413, `El archivo es demasiado grande: el máximo son ${MAX_FILE_BYTES / MB} MB.`],
  file_photo_only: [415, 'Aquí va una foto, no un documento.'],
  file_quota_owner: [
    409,
    `Ya usaste los ${OWNER_FILES_BYTES / MB} MB de tu cuenta para fotos y papeles. Borra alguno para subir otro.`,
  ],
  file_quota_clinic: [409, `La clínica ya usó sus ${CLINIC_FILES_BYTES / (1024 * MB)} GB para fotos y papeles.`],
  files_full: [409, 'Aquí ya está el máximo de archivos. Quita alguno para agregar otro.'],
  file_place_closed: [409, 'Ya no se pueden agregar archivos aquí.'],
} as const;
