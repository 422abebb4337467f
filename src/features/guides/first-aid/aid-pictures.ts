const files = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url&no-inline', import: 'default' });

/** Addresses of the drawings of first-aid steps by their names. Files of the build, so that every device keeps them for no connection. */
export const AID_PICTURES: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice('./drawings/'.length, -'.svg'.length), address]),
);
