export const TOXICS_TITLE = 'Tóxicos';

/** Where the pages of single substances stand. */
export const TOXICS_TRAIL = [
  { to: '/primeros-auxilios', label: 'Primeros Auxilios' },
  { to: '/toxicos', label: TOXICS_TITLE },
];
