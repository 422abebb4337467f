/** A search of the telephone's map: whoever has no clinic's number finds the nearest one that is open. */
export const FIND_VET = 'https://maps.google.com/?q=veterinaria+24+horas';
