const files = import.meta.glob<string>('./aid/*.svg', { eager: true, query: '?url&no-inline', import: 'default' });

/** Addresses of the drawings of first-aid steps by their names. Files of the build, so that every device keeps them for no connection. */
export const AID_PICTURES: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice('./aid/'.length, -'.svg'.length), address]),
);
