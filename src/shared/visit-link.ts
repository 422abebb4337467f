/** Ways by which the link to a visit travels; the letter begins its token, so that the clinic sees by which way somebody confirmed. */
export const LINK_WAYS = { e: 'email', p: 'push', w: 'whatsapp', s: 'sms' } as const;
export type LinkWay = (typeof LINK_WAYS)[keyof typeof LINK_WAYS];

/** Ways by which a visit is confirmed by whoever brings the animal: its link, the clinic's telephone, the own account. */
export const ASSURED_WAYS = ['email', 'push', 'whatsapp', 'sms', 'phone', 'app'] as const;
export type AssuredWay = (typeof ASSURED_WAYS)[number];
/** After 'Confirmó'. */
export const ASSURED_BY: Record<AssuredWay, string> = {
  email: 'por correo',
  push: 'por un aviso del celular',
  whatsapp: 'por WhatsApp',
  sms: 'por SMS',
  phone: 'por teléfono',
  app: 'en su cuenta',
};

/** Ways that a clinic's press opens on its own device. */
export const HAND_WAYS = ['whatsapp', 'sms', 'phone'] as const;
export type HandWay = (typeof HAND_WAYS)[number];
export const HAND_WAY_NAME: Record<HandWay, string> = { whatsapp: 'WhatsApp', sms: 'SMS', phone: 'Llamada' };
