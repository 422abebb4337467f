/** Why a notice reaches somebody by no way. */
export const UNREACHED = [
  'no_mail',
  'deactivated',
  'unverified',
  'switched_off',
  'no_account',
  'not_authorised',
  'ended',
  'not_sent',
  'unsure',
] as const;
export type Unreached = (typeof UNREACHED)[number];
/** As the person reads it of themselves, after 'Por ahora no te avisamos:'. */
export const OWN_UNREACHED: Partial<Record<Unreached, string>> = {
  no_mail: 'este servicio no envía correos. Activa los avisos en tu dispositivo.',
  unverified: 'falta que confirmes tu correo.',
  switched_off: 'apagaste este aviso.',
};
/** As the clinic's desk reads it; whoever switched something off is told of no more than that. */
export const UNREACHED_TEXT: Record<Unreached, string> = {
  no_mail: 'Este servicio no envía correos.',
  deactivated: 'Su cuenta está desactivada.',
  unverified: 'No ha confirmado su correo.',
  switched_off: 'Apagó este aviso.',
  no_account: 'No tiene cuenta ni dejó correo.',
  not_authorised: 'No tiene cuenta, y nadie anotó que autorice correos.',
  ended: 'Pidió no recibir más correos de la clínica.',
  not_sent: 'El aviso no ha podido salir.',
  unsure: 'No se sabe si el aviso salió.',
};
