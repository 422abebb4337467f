/** Rules of every call: its form, its caller, its size and how often it comes. */
export const CALL_ERRORS = {
  invalid: [400, 'Revisa los datos: hay campos por corregir.'],
  bad_json: [400, 'El cuerpo de la petición no es un JSON válido.'],
  bad_text: [400, 'Hay un carácter que no se puede guardar. Bórralo y vuelve a intentar.'],
  bad_cursor: [400, 'La página pedida no existe. Vuelve a la primera.'],
  batch_too_big: [400, 'La petición trae demasiadas llamadas juntas.'],
  unauthorized: [401, 'Inicia sesión para continuar.'],
  forbidden: [403, 'Tu cuenta no tiene permiso para hacer esto.'],
  not_found: [404, 'No encontramos lo que buscas.'],
  method_not_allowed: [405, 'Esta dirección no admite ese método.'],
  key_reused: [409, 'Esa llave de idempotencia ya se usó con otros datos.'],
  too_large: [413, 'La petición es demasiado grande: el máximo son 64 KB.'],
  not_json: [415, 'El cuerpo de la petición debe ser JSON.'],
  too_many: [429, 'Demasiados intentos. Espera un momento y vuelve a intentar.'],
  server: [500, 'Algo falló de nuestro lado. Vuelve a intentar en un momento.'],
} as const;
