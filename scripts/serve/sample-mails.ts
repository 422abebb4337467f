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
    site,
    link: (path) => `${site}${path}${'muestra'.padEnd(64, '-')}`,
    code: '482913',
  });
  return { subject: mail.subject, text: textOf(mail, site), html: htmlOf(mail, site) };
};
