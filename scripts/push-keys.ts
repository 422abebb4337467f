import { newVapidKeys } from './setup/vapid.ts';

/** `npm run push:keys`: a new pair, printed and kept nowhere. */
const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = newVapidKeys();
console.log(`Public key, for wrangler.toml, [vars]:

VAPID_PUBLIC_KEY = "${VAPID_PUBLIC_KEY}"

Private key, a secret. Run this and paste the line below it when it asks:

npx wrangler secret put VAPID_PRIVATE_KEY
${VAPID_PRIVATE_KEY}

With another pair all devices that people added hear nothing more: they press again.`);
