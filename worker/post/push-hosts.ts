/** Push services that browsers use (product.md): Chrome and Edge, Firefox, Safari. A name that begins with a point stands for all below it. */
const PUSH_HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether an address is a browser's at a push service that is known; `ownHost`: one more, of a server that nothing stands before. */
export const isPushEndpoint = (endpoint: string, ownHost?: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port || username || password) return false;
  return (
    hostname === ownHost ||
    PUSH_HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
};
