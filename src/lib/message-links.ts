/** A text ready in WhatsApp, to be sent from this device; null: a landline takes none. `digits` is a Colombian number. */
export const whatsappLink = (digits: string | null, text: string): string | null =>
  digits?.startsWith('3') ? `https://wa.me/57${digits}?text=${encodeURIComponent(text)}` : null;

/** A letter ready in the mail program of this device. */
export const mailLink = (to: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** A text message ready in this device's own program. `digits` is a Colombian mobile number. */
export const smsLink = (digits: string, text: string): string => `sms:+57${digits}?body=${encodeURIComponent(text)}`;
