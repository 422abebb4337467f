import { NOTICES, type NoticeKind } from '../../src/shared/notices.ts';
import { htmlOf, textOf } from '../../worker/post/mails/compose.ts';
import { MAILS } from '../../worker/post/mails/table.ts';

/** Kinds of mails, as addresses name them. */
export const KINDS = Object.keys(NOTICES) as NoticeKind[];

/** A mail of each kind with made-up facts: to read the texts, and for their pictures. Its links lead nowhere. */
export const sampleMail = (kind: NoticeKind, site: string) => {
  const mail = MAILS[kind]({
    kind,
    createdAt: Date.now(),
    to: 'luz.marina@correo.test',
    name: 'Luz Marina',
    role: 'user',
    device: 'Chrome · Android',
    actorRole: 'toor',
    petName: 'Nube',
    ended: {
      feed: 1,
      shares: 2,
      pets: ['Nube', 'Canela'],
      grants: 1,
      given: ['Óscar Peña (oscar@correo.test)'],
      waits: ['Nora Gil (nora@correo.test)'],
      handed: ['Lila (a Lía Rincón)'],
      visits: [],
    },
    visit: {
      startsAt: '2026-11-27T10:30',
      type: 'checkup',
      id: 'muestra',
      clinicAddress: 'Carrera 7 # 45-67',
      clinicCity: 'Bogotá',
      clinicName: 'Veterinaria Los Sauces',
      clinicPhone: '6015550100',
      reason: 'No hay veterinario ese día.',
      many: 3,
    },
    visitLink: `${site}/cita/${'muestra'.padEnd(65, '-')}`,
    care: { petId: 'muestra', days: 7, on: '2026-12-01' },
    doseAt: '2026-11-27T08:00',
    many: 0,
    changed: ['hours', 'block'],
    digest: { visits: 9, requests: 2, messages: 1 },
    memberName: 'Óscar Peña',
    byColleague: 0,
    office: { clinic: 'Veterinaria Los Sauces', role: 'titular', left: 1 },
    isClient: 0,
    site,
    link: (path) => `${site}${path}${'muestra'.padEnd(64, '-')}`,
    code: '482913',
  });
  return { subject: mail.subject, text: textOf(mail, site), html: htmlOf(mail, site) };
};
